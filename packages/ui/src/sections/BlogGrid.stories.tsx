import { allPosts, manyPosts, posts } from '@agency/mocks/fixtures/posts';
import { withExcerpt } from '@agency/model/entryExcerpts';
import type { ListedPost } from '@agency/model/post';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { closedDialog, failedList, listOf, loadingList } from '@agency/stories/listStoryArgs';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BlogGrid } from './BlogGrid';

const meta = {
  title: 'Site/Lists/BlogGrid',
  component: BlogGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    list: listOf<ListedPost>(allPosts.map(withExcerpt)),
    dialog: closedDialog,
    hrefFor: (post) => `/blog/${post.slug}`,
  },
} satisfies Meta<typeof BlogGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = {
  args: { list: loadingList },
};

/** A failure looks like emptiness to a visitor. */
export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { list: failedList },
  play: says(/^No blog posts found/),
};
export const Empty: Story = {
  parameters: { chromatic: everyWidth },
  args: { list: listOf([]) },
};

const search = {
  query: 'workshop 2',
  onQueryChange: fn(),
  onCommit: fn(),
  terms: ['workshop', '2'],
  tags: ['Workshop'],
  tag: undefined,
  onTagSelect: fn(),
  onReset: fn(),
};

/** Filtered by a search: what was searched for is highlighted. */
export const Searched: Story = {
  parameters: { chromatic: everyWidth },
  args: { list: listOf(manyPosts(3)), search, tagHref: (tag) => `/blog?tag=${tag}` },
  play: says('3 posts'),
};

export const NothingFound: Story = {
  args: { list: listOf([]), search },
  play: says('0 posts'),
};

/** The database has not answered yet, which the list announces as well. */
export const Searching: Story = {
  parameters: { chromatic: noPicture },
  args: { list: listOf([], { loading: true }), search },
  play: async ({ canvas }) => {
    await says('Searching...')();
    const list = within(canvas.getByRole('region', { name: 'Posts' }));
    await expect(await list.findByText('Loading blog posts...')).toHaveRole('status');
  },
};

/** Only what every screen shows at once is fetched without being near it. */
export const Pictures: Story = {
  parameters: { chromatic: noPicture },
  args: { list: listOf<ListedPost>([posts.ordinary, posts.longTitle, posts.tamil, posts.undated]) },
  play: async ({ canvasElement }) => {
    const loading = [...canvasElement.querySelectorAll('img')].map((picture) => picture.loading);
    await expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
  },
};

export const Texts: Story = {
  args: { list: listOf<ListedPost>([posts.longWord, posts.tamil, posts.withoutImage]) },
  globals: { viewport: { value: 'smallPhone' } },
};
