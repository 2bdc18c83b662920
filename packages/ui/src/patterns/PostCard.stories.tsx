import { posts } from '@agency/mocks/fixtures/posts';
import { withExcerpt } from '@agency/model/entryExcerpts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { cardColumns } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PostCard } from './PostCard';

const meta = {
  title: 'Site/Cards/PostCard',
  component: PostCard,
  args: { post: posts.ordinary, href: '/blog/pongal-page-ready-by-december' },
  decorators: [cardColumns],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
};

/** No picture, one that does not load, one whose URL is a program; no tags, or only three. */
export const Missing: Story = {
  render: inEach(PostCard, [
    { post: posts.withoutImage },
    { post: posts.brokenImage },
    { post: posts.scriptImage },
    { post: { ...posts.withoutTags, image_url: null } },
    { post: { ...posts.undated, image_url: null } },
    { post: { ...posts.sixTags, image_url: null } },
  ]),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
  },
};

/**
 * Without an excerpt the content's first 150 characters as a person counts them, and three dots if
 * more follows. Markup is text.
 */
export const Texts: Story = {
  render: inEach(PostCard, [
    { post: withExcerpt(posts.emoji) },
    { post: withExcerpt({ ...posts.ordinary, excerpt: '', content: 'a'.repeat(150) }) },
    { post: posts.markup },
    { post: posts.longTitle },
    { post: posts.longWord },
    { post: posts.tamil },
  ]),
};
