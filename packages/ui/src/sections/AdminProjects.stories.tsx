import { allProjects, manyProjects, projects } from '@agency/mocks/fixtures/projects';
import { type Project, toProjectForm } from '@agency/model/project';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminProjects } from './AdminProjects';

const listOf = (items: readonly Project[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

const meta = {
  title: 'Sections/AdminProjects',
  component: AdminProjects,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...listOf(allProjects),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    onCreate: fn(),
    onEdit: fn(),
    editor: undefined,
    onDismiss: fn(),
    form: { onSave: fn(async () => {}), onCancel: fn() },
  },
} satisfies Meta<typeof AdminProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it has taken the focus. */
async function focusedDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { title } = projects.ordinary;
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${title}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(projects.ordinary);
    await userEvent.click(canvas.getByRole('button', { name: 'New Project' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading portfolio projects...');
  },
};

export const Failed: Story = {
  args: { list: { status: 'failed' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch portfolio projects.');
  },
};

export const Empty: Story = {
  args: listOf([]),
  play: async ({ canvas }) => {
    const text = 'No portfolio projects yet. Create your first project!';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const One: Story = { args: listOf([projects.ordinary]) };
export const Many: Story = { args: listOf(manyProjects(200), 1000) };

export const Creating: Story = {
  args: {
    editor: { id: 'new', mode: 'create', restored: false, initial: toProjectForm() },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog('Create New Portfolio Project');
    const submit = within(dialog).getByRole('button', { name: 'Create Project' });
    await expect(submit).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  args: {
    editor: {
      id: projects.ordinary.id,
      mode: 'edit',
      restored: false,
      initial: toProjectForm(projects.ordinary),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog('Edit Portfolio Project');
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(projects.ordinary.title);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update Project' }));
    await waitFor(() => expect(args.form.onSave).toHaveBeenCalledOnce());
  },
};

export const Restored: Story = {
  args: {
    editor: { id: 'new', mode: 'create', restored: true, initial: toProjectForm() },
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
