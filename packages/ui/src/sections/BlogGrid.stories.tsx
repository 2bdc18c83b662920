import { allPosts, manyPosts, posts } from '@agency/mocks/fixtures/posts';
import type { ListedPost } from '@agency/model/listed';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type LinkComponent, LinkProvider } from '../primitives/LinkProvider';
import { BlogGrid, type BlogGridProps } from './BlogGrid';

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

/** Opens what a card leads to, as the site's router does. */
function Browsed(props: BlogGridProps) {
  const { posts: remote, hrefFor, opened: atFirst, onClose } = props;
  const all = remote.status === 'ready' ? remote.data : [];
  const [href, setHref] = useState(atFirst && hrefFor(atFirst));
  const [link] = useState<LinkComponent>(
    () => (anchor: ComponentProps<LinkComponent>) =>
      createElement('a', { ...anchor, onClick: () => setHref(anchor.href) }),
  );
  const close = () => {
    setHref(undefined);
    onClose();
  };
  return (
    <LinkProvider link={link}>
      <BlogGrid {...props} opened={all.find((post) => hrefFor(post) === href)} onClose={close} />
    </LinkProvider>
  );
}

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
export const One: Story = { args: ready([posts.ordinary]) };

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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Searching...')).toBeVisible();
    await expect(canvas.queryByText('Nothing found.')).not.toBeInTheDocument();
  },
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

/** The first render has the cards of the prerendered page; the others follow. */
export const Prerendered: Story = {
  parameters: { chromatic: noPicture },
  args: { ...ready(manyPosts(8)), opensAtTop: true, refreshing: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blog posts...');
  },
};

export const Opened: Story = {
  parameters: { chromatic: noPicture, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { ...ready(manyPosts(6)), opened: manyPosts(6)[1] },
  render: (args) => <Browsed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = 'Note 2 from the workshop';
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // It was open from the start: the focus goes to the card that leads to it.
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
  },
};

export const Texts: Story = {
  args: ready([posts.longWord, posts.tamil, posts.withoutImage]),
  globals: { viewport: { value: 'smallPhone' } },
};
