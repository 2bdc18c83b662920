import { allProjects, projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/projectForm';
import { editorOf, ready, sectionSteps } from '@agency/stories/adminStoryHelpers';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { withinDialog } from '@agency/stories/withinDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { AdminProjects } from './AdminProjects';

const meta = {
  title: 'Panel/Entries/AdminProjects',
  tags: ['panel'],
  component: AdminProjects,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...ready(allProjects),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    hrefFor: ({ id }) => `https://example.com/portfolio/${id}`,
    onCreate: fn(),
    onEdit: fn(),
    onDismiss: fn(),
    editor: undefined,
    form: { onChange: fn(), onSave: fn(async () => undefined), onCancel: fn() },
  },
} satisfies Meta<typeof AdminProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

const { loads, fails, isEmpty } = sectionSteps({
  loading: 'Loading portfolio projects...',
  failed: 'Failed to fetch portfolio projects.',
  empty: 'No portfolio projects yet. Create your first project!',
  create: 'New Project',
  creating: 'Create New Portfolio Project',
  editing: 'Edit Portfolio Project',
});

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Portfolio Projects');
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(projects.ordinary.title);
    await expect(first).toHaveTextContent(projects.ordinary.category);
    await expect(first).toHaveTextContent('Mar 05, 2024');
    await expect(canvas.getByRole('button', { name: 'New Project' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { chromatic: noPicture },
  args: { list: { status: 'loading' } },
  play: loads,
};

export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { list: { status: 'failed' } },
  play: fails,
};

export const Empty: Story = {
  parameters: { chromatic: noPicture },
  args: ready([]),
  play: isEmpty,
};

export const Editing: Story = {
  args: { editor: editorOf(toProjectForm(projects.withoutImage), projects.withoutImage.id) },
  play: async () => {
    const dialog = await withinDialog('Edit Portfolio Project');
    const { title, category } = projects.withoutImage;
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveValue(category);
    await expect(dialog.getByRole('button', { name: 'Update Project' })).toBeEnabled();
  },
};
