import { projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/projectForm';
import { formSteps } from '@agency/stories/formSteps';
import { dialogPadding } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
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

const { field, press, says } = formSteps<'Title' | 'Category'>('Create Project');

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    const { list } = field(context, 'Category') as HTMLInputElement;
    await expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(CATEGORIES);
  },
};

export const Empty: Story = {
  play: async (context) => {
    await press(context);
    await says(context, 'Title', 'Title must be at least 3 characters');
    await expect(field(context, 'Title')).toHaveFocus();
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

export const Edited: Story = {
  args: { mode: 'edit', initial: toProjectForm(projects.withoutImage) },
};

export const Texts: Story = {
  args: {
    mode: 'edit',
    initial: { ...toProjectForm(projects.longWord), title: 'அ'.repeat(300) },
  },
  globals: { viewport: { value: 'smallPhone' } },
  decorators: [dialogPadding],
};
