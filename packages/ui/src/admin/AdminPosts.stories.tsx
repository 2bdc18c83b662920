import { allPosts, posts } from '@agency/mocks/fixtures/posts';
import { toPostForm } from '@agency/model/postForm';
import { editorOf, ready } from '@agency/stories/adminStoryHelpers';
import { inFrame } from '@agency/stories/inFrame';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { says } from '@agency/stories/storySteps';
import { withinDialog } from '@agency/stories/withinDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminPosts, type AdminPostsProps } from './AdminPosts';
import { PostPreview } from './PostPreview';

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

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = {
  parameters: { chromatic: noPicture },
  args: { list: { status: 'loading' } },
};

export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { list: { status: 'failed' } },
};

export const Empty: Story = { parameters: { chromatic: noPicture }, args: ready([]) };

export const Editing: Story = {
  args: { editor: editing },
  play: says('Edit Blog Post'),
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
  play: says(/^This browser’s storage is full or blocked/),
};

export const EditingOnPhone: Story = {
  args: { editor: { ...editing, initial: toPostForm(posts.longWord) } },
  globals: { viewport: { value: 'smallPhone' } },
  play: says('Edit Blog Post'),
};
