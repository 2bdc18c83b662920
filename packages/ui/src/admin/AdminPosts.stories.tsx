import { allPosts, posts } from '@agency/mocks/fixtures/posts';
import { toPostForm } from '@agency/model/postForm';
import { editing, openFormOf, ready } from '@agency/stories/adminStoryArgs';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { hasFailed, isLoading, says, withinDialog } from '@agency/stories/storySteps';
import { withinFrame } from '@agency/stories/withinFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AdminPosts, type AdminPostsProps } from './AdminPosts';
import { PostPreview } from './EntryPreview';

const openForm = openFormOf(toPostForm(posts.ordinary), posts.ordinary.id);

const preview: AdminPostsProps['form']['preview'] = ({ title, content, image_url }) => (
  <PostPreview post={{ ...posts.ordinary, title, content, image_url }} />
);

const meta = {
  title: 'Panel/Entries/AdminPosts',
  tags: ['panel'],
  component: AdminPosts,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...editing(allPosts),
    hrefFor: ({ slug }) => `https://example.com/blog/${slug}`,
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

export const Loading: Story = isLoading('list', 'Loading blog posts...');
export const Failed: Story = hasFailed('list', 'Failed to fetch blog posts.');
export const Empty: Story = { parameters: { chromatic: noPicture }, args: ready([]) };

export const Editing: Story = {
  args: { openForm },
  play: async () => {
    const dialog = await withinDialog('Edit Blog Post');
    await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveFocus());
  },
};

/** Who comes back to a draft goes on at the end of its text. */
export const Continued: Story = {
  parameters: { chromatic: noPicture },
  args: {
    openForm: {
      ...openFormOf({ ...toPostForm(posts.manyParagraphs), title: '' }),
      origin: 'draft',
    },
  },
  play: async () => {
    const dialog = await withinDialog('Create New Blog Post');
    const content = dialog.getByLabelText<HTMLTextAreaElement>('Content');
    await waitFor(() => expect(content).toHaveFocus());
    await expect(content.selectionStart).toBe(content.value.length);
    await expect(content.closest('section')?.scrollTop).toBeGreaterThan(1000);
  },
};

/** Beside the form, whose dialog is then as wide as the panel; in its place on a phone. */
export const Previewing: Story = {
  parameters: { chromatic: everyWidth },
  args: { openForm, form: { ...meta.args.form, preview } },
  play: async ({ userEvent }) => {
    const dialog = await withinDialog('Edit Blog Post');
    const show = dialog.queryByRole('button', { name: 'Preview' });
    if (show) await userEvent.click(show);
    const shown = await withinFrame(/^Preview: Page on phone/);
    await expect(shown.getByText(posts.ordinary.title)).toBeVisible();
  },
};

/** The browser's storage is full or blocked. */
export const NotKept: Story = {
  args: { openForm: { ...openForm, unkept: true } },
  play: says(/^This browser’s storage is full or blocked/),
};
