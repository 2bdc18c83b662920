import { allPosts, posts } from '@agency/mocks/fixtures/posts';
import { toPostForm } from '@agency/model/postForm';
import {
  editorOf,
  ready,
  sectionSteps,
  useSectionState,
  waitUntilDialogClosed,
} from '@agency/stories/adminStoryHelpers';
import { inFrame } from '@agency/stories/inFrame';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { withinDialog } from '@agency/stories/withinDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { AdminPosts, type AdminPostsProps } from './AdminPosts';
import { PostPreview } from './PostPreview';

const creating = editorOf(toPostForm());
const editing = editorOf(toPostForm(posts.ordinary), posts.ordinary.id);

const preview: AdminPostsProps['form']['preview'] = ({ title, content, image_url }) => (
  <PostPreview post={{ ...posts.ordinary, title, content, image_url }} />
);

const meta = {
  title: 'Panel/Entries/AdminPosts',
  tags: ['panel'],
  component: AdminPosts,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...ready(allPosts),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    hrefFor: ({ slug }) => `https://example.com/blog/${slug}`,
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

function Kept(props: AdminPostsProps) {
  return <AdminPosts {...useSectionState(props, toPostForm)} />;
}

const { loads, fails, isEmpty, dismisses, reopens } = sectionSteps({
  loading: 'Loading blog posts...',
  failed: 'Failed to fetch blog posts.',
  empty: 'No blog posts yet. Create your first post!',
  create: 'New Post',
  creating: 'Create New Blog Post',
  editing: 'Edit Blog Post',
});

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Blog Posts');
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(posts.ordinary.title);
    await expect(canvas.getByRole('button', { name: 'New Post' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { list: { status: 'loading' } },
  play: loads,
};

export const Failed: Story = {
  args: { list: { status: 'failed' } },
  play: fails,
};

export const Empty: Story = {
  args: ready([]),
  play: isEmpty,
};

export const Creating: Story = {
  args: { editor: creating },
  play: async (context) => {
    const dialog = await withinDialog('Create New Blog Post');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Create Post' })).toBeEnabled();
    await expect(dialog.queryByText(/^Restored/)).not.toBeInTheDocument();
    await dismisses(context);
  },
};

/** A dialog whose form was saved stays open until the route closes it. */
export const Editing: Story = {
  args: { editor: editing },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('Edit Blog Post');
    const { title, slug, tags } = posts.ordinary;
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await expect(dialog.getByRole('textbox', { name: 'Slug (URL)' })).toHaveValue(slug);
    await expect(dialog.getByRole('textbox', { name: /^Tags/ })).toHaveValue(tags.join(', '));
    await userEvent.click(dialog.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(args.form.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Update Post' })).toBeEnabled());
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  },
};

/** Beside the form, whose dialog is then as wide as the panel; in its place on a phone. */
export const Previewing: Story = {
  parameters: { chromatic: everyWidth },
  args: { editor: editing, form: { ...meta.args.form, preview } },
  play: async ({ userEvent }) => {
    const dialog = await withinDialog('Edit Blog Post');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    const shown = await inFrame(/^Preview: Page on phone/);
    await expect(shown.getByText(posts.ordinary.title)).toBeVisible();
  },
};

/** The browser's storage is full or blocked. */
export const NotKept: Story = {
  args: { editor: { ...editing, unkept: true } },
  play: async () => {
    const dialog = await withinDialog('Edit Blog Post');
    await expect(
      await dialog.findByText(/^This browser’s storage is full or blocked/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Update Post' })).toBeEnabled();
  },
};

export const OneAfterAnother: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Kept {...args} />,
  play: reopens(posts.withoutImage),
};

export const Saved: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: `Edit ${posts.ordinary.title}` });
    await userEvent.click(edit);
    const dialog = await withinDialog('Edit Blog Post');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Tags/ }), ', Tamil');
    await userEvent.click(dialog.getByRole('button', { name: 'Update Post' }));
    await waitUntilDialogClosed();
    const { id, created_at, ...stored } = posts.ordinary;
    await expect(mocked(args.form.onSave).mock.calls.map(([post]) => post)).toStrictEqual([
      { ...stored, tags: [...stored.tags, 'Tamil'] },
    ]);
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

export const EditingOnPhone: Story = {
  args: { editor: { ...editing, initial: toPostForm(posts.longWord) } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await withinDialog('Edit Blog Post');
    const text = screen.getByRole('region', { name: 'Edit Blog Post: text' });
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
