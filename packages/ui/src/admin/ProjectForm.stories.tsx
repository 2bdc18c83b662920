import { projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/projectForm';
import { withDark } from '@agency/stories/chromaticModes';
import { dialogPadding } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProjectForm, type ProjectFormProps } from './ProjectForm';

const CATEGORIES = ['Web Development', 'AI Automation'];

const meta = {
  title: 'Panel/Editor/ProjectForm',
  tags: ['panel'],
  component: ProjectForm,
  args: {
    mode: 'create',
    initial: toProjectForm(),
    onChange: fn(),
    onSave: fn<ProjectFormProps['onSave']>(async () => {}),
    onCancel: fn(),
    categoriesInUse: CATEGORIES,
  },
} satisfies Meta<typeof ProjectForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas }) => {
    const { list } = canvas.getByLabelText<HTMLInputElement>('Category');
    await expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(CATEGORIES);
  },
};

export const Texts: Story = {
  args: {
    mode: 'edit',
    initial: { ...toProjectForm(projects.longWord), title: 'அ'.repeat(300) },
  },
  globals: { viewport: { value: 'smallPhone' } },
  decorators: [dialogPadding],
};
