import { allPosts, manyPosts, posts } from '@agency/mocks/fixtures/posts';
import { type Post, toPostForm } from '@agency/model/post';
import { everyWidth, noPicture } from '@agency/stories/modes';
import { openDialog } from '@agency/stories/openDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { AdminPosts, type AdminPostsProps } from './AdminPosts';

const ready = (items: readonly Post[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

const creating = { id: 'new', mode: 'create', restored: false, initial: toPostForm() } as const;

const editing = {
  id: posts.ordinary.id,
  mode: 'edit',
  restored: false,
  initial: toPostForm(posts.ordinary),
} as const;

const meta = {
  title: 'Sections/AdminPosts',
  component: AdminPosts,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...ready(allPosts),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    onCreate: fn(),
    onEdit: fn(),
    onDismiss: fn(),
    editor: undefined,
    form: {
      onChange: fn(),
      onSave: fn(async () => undefined),
      onCancel: fn(),
      isSlugTaken: fn(async () => false),
    },
  },
} satisfies Meta<typeof AdminPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes out what was deleted and opens what is to be written, as a page does. */
function Kept(props: AdminPostsProps) {
  const { list, onDelete, onCreate, onEdit, onDismiss, form } = props;
  const [items, setItems] = useState(list.status === 'ready' ? list.data.items : []);
  const [editor, setEditor] = useState(props.editor);
  const close = () => setEditor(undefined);
  return (
    <AdminPosts
      {...props}
      {...ready(items)}
      editor={editor}
      onDelete={async (post) => {
        const gone = await onDelete(post);
        if (gone) setItems((all) => all.filter(({ id }) => id !== post.id));
        return gone;
      }}
      onCreate={() => {
        setEditor(creating);
        onCreate();
      }}
      onEdit={(post) => {
        setEditor({ ...editing, id: post.id, initial: toPostForm(post) });
        onEdit(post);
      }}
      onDismiss={() => {
        close();
        onDismiss();
      }}
      form={{
        ...form,
        onSave: async (post) => {
          await form.onSave(post);
          close();
        },
        onCancel: () => {
          form.onCancel();
          close();
        },
      }}
    />
  );
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Ready: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Blog Posts');
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(posts.ordinary.title);
    await expect(canvas.getByRole('button', { name: 'New Post' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { chromatic: everyWidth },
  args: { list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blog posts...');
  },
};

/** "No … yet" would be a lie. */
export const Failed: Story = {
  parameters: { chromatic: everyWidth },
  args: { list: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch blog posts.');
    await expect(canvas.queryByText(/^No blog posts/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  parameters: { chromatic: everyWidth },
  args: ready([]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No blog posts yet. Create your first post!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New Post' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const One: Story = { args: ready([posts.ordinary]) };

/** Only those near the screen are rendered, of however many. */
export const Many: Story = {
  args: ready(manyPosts(2500)),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Note 1 from the workshop')).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      expect(canvas.getByText('Note 2500 from the workshop')).toBeVisible();
    });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await expect(canvas.queryByText('Note 1 from the workshop')).not.toBeInTheDocument();
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

export const PartlyRead: Story = {
  args: ready(manyPosts(100), 2500),
  play: async ({ args, canvas }) => {
    await canvas.findByText('Note 1 from the workshop');
    await expect(args.onMore).not.toHaveBeenCalled();
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      expect(args.onMore).toHaveBeenCalled();
    });
  },
};

export const Deleted: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const name = `Delete ${posts.ordinary.title}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(mocked(args.onDelete).mock.calls).toEqual([[posts.ordinary]]);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

/** Declined or refused: the post and the focus stay. */
export const NotDeleted: Story = {
  args: { onDelete: fn(async () => false) },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: `Delete ${posts.ordinary.title}` });
    await userEvent.click(button);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

export const Creating: Story = {
  args: { editor: creating },
  play: async () => {
    const dialog = await openDialog('Create New Blog Post');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Create Post' })).toBeEnabled();
    await expect(dialog.queryByText(/^Restored/)).not.toBeInTheDocument();
  },
};

export const Editing: Story = {
  args: { editor: editing },
  play: async () => {
    const dialog = await openDialog('Edit Blog Post');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(posts.ordinary.title);
    await expect(dialog.getByRole('textbox', { name: 'Slug (URL)' })).toHaveValue(
      posts.ordinary.slug,
    );
    await expect(dialog.getByRole('textbox', { name: /^Tags/ })).toHaveValue(
      'Festivals, Planning, Shops',
    );
    await expect(dialog.getByRole('button', { name: 'Update Post' })).toBeEnabled();
  },
};

/** Leaving it the easy way asks; the words are not gone before there is an answer. */
export const Dismissed: Story = {
  args: { editor: creating },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog('Create New Blog Post');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    await expect(args.form.onCancel).not.toHaveBeenCalled();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.form.onCancel).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** Each opening begins with its own post, and gives the focus back. */
export const OneAfterAnother: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'New Post' });
    await userEvent.click(create);
    const empty = await openDialog('Create New Blog Post');
    await userEvent.type(empty.getByRole('textbox', { name: 'Title' }), 'A new one');
    await userEvent.click(empty.getByRole('button', { name: 'Cancel' }));
    await closed();
    await waitFor(() => expect(create).toHaveFocus());

    const edit = canvas.getByRole('button', { name: `Edit ${posts.withoutImage.title}` });
    await userEvent.click(edit);
    const filled = await openDialog('Edit Blog Post');
    await expect(filled.getByRole('textbox', { name: 'Title' })).toHaveValue(
      posts.withoutImage.title,
    );
    await userEvent.click(filled.getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(mocked(args.onEdit).mock.calls).toEqual([[posts.withoutImage]]);

    await userEvent.click(create);
    const again = await openDialog('Create New Blog Post');
    await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};

export const Saved: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: `Edit ${posts.ordinary.title}` });
    await userEvent.click(edit);
    const dialog = await openDialog('Edit Blog Post');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Tags/ }), ', Tamil');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Post' }));
    await closed();
    const { id, created_at, ...stored } = posts.ordinary;
    await expect(mocked(args.form.onSave).mock.calls.map(([post]) => post)).toStrictEqual([
      { ...stored, tags: [...stored.tags, 'Tamil'] },
    ]);
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

/** It is open until whoever saves says otherwise. */
export const NotSaved: Story = {
  args: { editor: editing },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog('Edit Blog Post');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(args.form.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Update Post' })).toBeEnabled());
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(posts.ordinary.title);
  },
};

export const OnPhone: Story = {
  args: ready([posts.longWord, posts.tamil, posts.emoji]),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const EditingOnPhone: Story = {
  args: { editor: { ...editing, initial: toPostForm(posts.longWord) } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await openDialog('Edit Blog Post');
    const text = screen.getByRole('region', { name: 'Edit Blog Post: text' });
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
