import { allPosts, manyPosts, posts } from '@agency/mocks/fixtures/posts';
import type { ListedPost } from '@agency/model/listed';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BlogGrid } from './BlogGrid';

const meta = {
  title: 'Site/Lists/BlogGrid',
  component: BlogGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    posts: { status: 'ready', data: allPosts },
    hrefFor: (post) => `/blog/${post.slug}`,
    onClose: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof BlogGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (data: readonly ListedPost[]) => ({ posts: { status: 'ready' as const, data } });

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = {
  args: { posts: { status: 'loading' } },
};

/** A failure looks like emptiness to a visitor. */
export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { posts: { status: 'failed' } },
  play: says(/^No blog posts found/),
};
export const Empty: Story = {
  parameters: { chromatic: everyWidth },
  args: ready([]),
};

const search = {
  query: 'workshop 2',
  onQueryChange: fn(),
  onCommit: fn(),
  words: ['workshop', '2'],
  tags: ['Workshop'],
  tag: undefined,
  onTagSelect: fn(),
  onReset: fn(),
  searching: false,
};

/** Filtered by a search: what was searched for is highlighted. */
export const Searched: Story = {
  parameters: { chromatic: everyWidth },
  args: { ...ready(manyPosts(3)), search, tagHref: (tag) => `/blog?tag=${tag}` },
  play: says('3 posts'),
};

export const NothingFound: Story = {
  args: { ...ready([]), search },
  play: says('0 posts'),
};

/** The database has not answered yet. */
export const Searching: Story = {
  parameters: { chromatic: noPicture },
  args: { ...ready([]), search: { ...search, searching: true } },
  play: says('Searching...'),
};

/** Only what every screen shows at once is fetched without being near it. */
export const Pictures: Story = {
  parameters: { chromatic: noPicture },
  args: ready([posts.ordinary, posts.longTitle, posts.tamil, posts.undated]),
  play: async ({ canvasElement }) => {
    const loading = [...canvasElement.querySelectorAll('img')].map((picture) => picture.loading);
    await expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  },
};

export const Texts: Story = {
  args: ready([posts.longWord, posts.tamil, posts.withoutImage]),
  globals: { viewport: { value: 'smallPhone' } },
};
