import { projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/projectForm';
import { dialogPadding } from '@agency/stories/dialogPadding';
import { formSteps, TAGS } from '@agency/stories/formSteps';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
type Label = 'Title' | 'Category' | 'Description' | typeof TAGS | typeof THUMBNAIL;

const THUMBNAIL = 'Thumbnail URL (Optional)';

const { field, write, press, says, savedAs, savesOnce } = formSteps<Label>('Create Project');

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
    await says(context, 'Category', 'Category is required');
    await says(context, 'Description', 'Description must be at least 10 characters');
    await expect(field(context, TAGS)).toBeValid();
    await expect(field(context, THUMBNAIL)).toBeValid();
    await expect(field(context, 'Title')).toHaveFocus();
    await write(context, 'Category', 'Websites');
    await waitFor(() => expect(field(context, 'Category')).toBeValid());
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

export const Edited: Story = {
  args: { mode: 'edit', initial: toProjectForm(projects.withoutImage) },
  play: async (context) => {
    const { category } = projects.withoutImage;
    await write(context, 'Category', ' again');
    await press(context, 'Update Project');
    const { id, created_at, ...stored } = projects.withoutImage;
    await savedAs(context, { ...stored, category: `${category} again` });
  },
};

export const Saving: Story = {
  parameters: { chromatic: noPicture },
  args: {
    initial: toProjectForm(projects.withoutImage),
    onSave: fn<ProjectFormProps['onSave']>(() => new Promise(() => {})),
  },
  play: savesOnce,
};

export const Texts: Story = {
  args: {
    mode: 'edit',
    initial: { ...toProjectForm(projects.longWord), title: 'அ'.repeat(300) },
  },
  globals: { viewport: { value: 'smallPhone' } },
  decorators: [dialogPadding],
};
