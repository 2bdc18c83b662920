import { projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/project';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ProjectForm } from './ProjectForm';

const meta = {
  title: 'Patterns/ProjectForm',
  component: ProjectForm,
  args: {
    mode: 'create',
    initial: toProjectForm(),
    onChange: fn(),
    onSave: fn(async () => {}),
    onCancel: fn(),
  },
} satisfies Meta<typeof ProjectForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: PlayContext, name: string) => canvas.getByRole('textbox', { name });

export const Create: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(field(context, 'Title'), 'Rice Mill');
    await userEvent.type(field(context, 'Category'), 'Web Development');
    await userEvent.type(field(context, 'Description'), 'A two-language website.');
    await userEvent.type(field(context, 'Tags (comma separated)'), 'Website, Bilingual');
    const address = 'https://example.com/mill.webp';
    await userEvent.type(field(context, 'Thumbnail URL (Optional)'), address);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Project' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        title: 'Rice Mill',
        category: 'Web Development',
        description: 'A two-language website.',
        tags: ['Website', 'Bilingual'],
        thumbnail_url: address,
      },
      expect.anything(),
    );
  },
};

export const Invalid: Story = {
  args: { initial: { ...toProjectForm(), thumbnail_url: 'mill.webp' } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Project' }));
    for (const [name, message] of [
      ['Title', 'Title must be at least 3 characters'],
      ['Category', 'Category is required'],
      ['Description', 'Description must be at least 10 characters'],
      ['Thumbnail URL (Optional)', 'Please enter a valid URL'],
    ] as const) {
      await waitFor(() => expect(field(context, name)).toHaveAccessibleDescription(message));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Edit: Story = {
  args: { mode: 'edit', initial: toProjectForm(projects.ordinary) },
  play: async (context) => {
    const { canvas } = context;
    await expect(field(context, 'Tags (comma separated)')).toHaveValue('Website, Bilingual');
    await expect(canvas.getByRole('button', { name: 'Update Project' })).toBeEnabled();
  },
};

export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: {
    mode: 'edit',
    initial: toProjectForm(projects.ordinary),
    onSave: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Project' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { mode: 'edit', initial: toProjectForm(projects.longWord) },
};
export const Tamil: Story = { args: { mode: 'edit', initial: toProjectForm(projects.tamil) } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
