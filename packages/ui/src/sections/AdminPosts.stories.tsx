import { allPosts, manyPosts, posts } from '@agency/mocks/fixtures/posts';
import { type Post, toPostForm } from '@agency/model/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdminPosts } from './AdminPosts';

const listOf = (items: readonly Post[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

const meta = {
  title: 'Sections/AdminPosts',
  component: AdminPosts,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...listOf(allPosts),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    onCreate: fn(),
    onEdit: fn(),
    editor: undefined,
    onDismiss: fn(),
    form: {
      onSave: fn(async () => {}),
      onCancel: fn(),
      isSlugTaken: fn(async () => false),
    },
  },
} satisfies Meta<typeof AdminPosts>;

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
    const { title } = posts.ordinary;
    await userEvent.click(await canvas.findByRole('button', { name: `Edit ${title}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(posts.ordinary);
    await userEvent.click(canvas.getByRole('button', { name: 'New Post' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blog posts...');
  },
};

export const Failed: Story = {
  args: { list: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch blog posts.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: listOf([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No blog posts yet. Create your first post!')).toBeVisible();
  },
};

export const One: Story = { args: listOf([posts.ordinary]) };
export const Many: Story = { args: listOf(manyPosts(200), 1000) };

export const Creating: Story = {
  args: {
    editor: { id: 'new', mode: 'create', restored: false, initial: toPostForm() },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog('Create New Blog Post');
    await expect(within(dialog).getByRole('button', { name: 'Create Post' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  args: {
    editor: {
      id: posts.ordinary.id,
      mode: 'edit',
      restored: false,
      initial: toPostForm(posts.ordinary),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog('Edit Blog Post');
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue(posts.ordinary.title);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(args.form.onSave).toHaveBeenCalledOnce());
    // It is open until whoever saved it says otherwise.
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

export const Restored: Story = {
  args: {
    editor: {
      id: 'new',
      mode: 'create',
      restored: true,
      initial: { ...toPostForm(), title: 'Half a thought' },
    },
  },
  play: async () => {
    const dialog = await focusedDialog('Create New Blog Post');
    await expect(dialog).toHaveTextContent('Restored: this is what you wrote before');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
