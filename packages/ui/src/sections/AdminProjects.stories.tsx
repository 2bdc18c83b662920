import { allProjects, manyProjects, projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/projectForm';
import {
  dialogClosed,
  editorOf,
  ready,
  sectionSteps,
  useKeptEntries,
} from '@agency/stories/adminSteps';
import { fitsWidth } from '@agency/stories/formSteps';
import { everyWidth, noPicture } from '@agency/stories/modes';
import { openDialog } from '@agency/stories/openDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { AdminProjects, type AdminProjectsProps } from './AdminProjects';

const creating = editorOf(toProjectForm());
const editing = editorOf(toProjectForm(projects.withoutImage), projects.withoutImage.id);

const meta = {
  title: 'Sections/AdminProjects',
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
    form: { onChange: fn(), onSave: fn(async () => {}), onCancel: fn() },
  },
} satisfies Meta<typeof AdminProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: AdminProjectsProps) {
  return <AdminProjects {...useKeptEntries(props, toProjectForm)} />;
}

const { loads, fails, isEmpty, virtualizes, loadsMore, deletes, keeps, dismisses, reopens } =
  sectionSteps({
    loading: 'Loading portfolio projects...',
    failed: 'Failed to fetch portfolio projects.',
    empty: 'No portfolio projects yet. Create your first project!',
    create: 'New Project',
    creating: 'Create New Portfolio Project',
    editing: 'Edit Portfolio Project',
  });

export const Ready: Story = {
  parameters: { chromatic: everyWidth },
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
  parameters: { chromatic: everyWidth },
  args: { list: { status: 'loading' } },
  play: loads,
};

export const Failed: Story = {
  parameters: { chromatic: everyWidth },
  args: { list: { status: 'failed' } },
  play: fails,
};

export const Empty: Story = {
  parameters: { chromatic: everyWidth },
  args: ready([]),
  play: isEmpty,
};

export const One: Story = { args: ready([projects.ordinary]) };

export const Many: Story = {
  args: ready(manyProjects(2500)),
  play: virtualizes('Project 1', 'Project 2500'),
};

export const PartlyRead: Story = {
  parameters: { chromatic: noPicture },
  args: ready(manyProjects(100), 2500),
  play: loadsMore('Project 1'),
};

export const Deleted: Story = {
  render: (args) => <Kept {...args} />,
  play: deletes(projects.ordinary),
};

/** A delete that was cancelled or refused. */
export const NotDeleted: Story = {
  parameters: { chromatic: noPicture },
  args: { onDelete: fn(async () => false) },
  render: (args) => <Kept {...args} />,
  play: keeps(projects.ordinary),
};

export const Creating: Story = {
  args: { editor: creating },
  play: async () => {
    const dialog = await openDialog('Create New Portfolio Project');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Create Project' })).toBeEnabled();
    await expect(dialog.queryByText(/^Restored/)).not.toBeInTheDocument();
  },
};

export const Editing: Story = {
  args: { editor: editing },
  play: async () => {
    const dialog = await openDialog('Edit Portfolio Project');
    const values = dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    const { title, category, description } = projects.withoutImage;
    await expect(values).toEqual([title, category, description, 'Reminders, WhatsApp', '']);
    await expect(dialog.getByRole('button', { name: 'Update Project' })).toBeEnabled();
  },
};

export const Dismissed: Story = {
  args: { editor: creating },
  play: dismisses,
};

export const OneAfterAnother: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Kept {...args} />,
  play: reopens(projects.withoutImage),
};

export const Saved: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'New Project' });
    await userEvent.click(create);
    const dialog = await openDialog('Create New Portfolio Project');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Rice Mill');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Category' }), 'Websites');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'In two languages.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Tags/ }), 'Website, Bilingual');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));
    await dialogClosed();
    await expect(mocked(args.form.onSave).mock.calls.map(([project]) => project)).toStrictEqual([
      {
        title: 'Rice Mill',
        category: 'Websites',
        description: 'In two languages.',
        tags: ['Website', 'Bilingual'],
        thumbnail_url: null,
      },
    ]);
    await waitFor(() => expect(create).toHaveFocus());
  },
};

export const OnPhone: Story = {
  args: ready([projects.longWord, projects.tamil, projects.emoji]),
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};
