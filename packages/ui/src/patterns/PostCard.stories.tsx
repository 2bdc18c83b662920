import { posts } from '@agency/mocks/fixtures/posts';
import { family } from '@agency/mocks/fixtures/texts';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PostCard } from './PostCard';

const meta = {
  title: 'Patterns/PostCard',
  component: PostCard,
  args: { post: posts.ordinary, href: '/blog/pongal-page-ready-by-december' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const tagsOf = ({ canvas }: PlayContext) =>
  within(canvas.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map((tag) => tag.textContent);

const showsPlaceholder = ({ canvasElement }: PlayContext) =>
  waitFor(() => {
    expect(canvasElement.querySelector('[data-placeholder]')).toBeInTheDocument();
    expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  });

const staysInside = async ({ canvas }: PlayContext) => {
  const card = canvas.getByRole('article');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
};

export const Default: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    const link = canvas.getByRole('link', { name: args.post.title });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(canvas.getByText('Mar 05, 2024')).toBeVisible();
    await expect(canvas.getByText(/^The rush starts/)).toBeVisible();
    await expect(tagsOf(context)).toEqual(['Festivals', 'Planning', 'Shops']);
  },
};

/** The whole of it can be pressed, not only its title. */
export const PressedAnywhere: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas }) => {
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 8, bottom - 8);
    await expect(pressed).toBe(canvas.getByRole('link'));
  },
};

export const Eager: Story = {
  parameters: { chromatic: noPicture },
  args: { eager: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'eager');
  },
};

export const WithoutImage: Story = { args: { post: posts.withoutImage }, play: showsPlaceholder };
export const BrokenImage: Story = { args: { post: posts.brokenImage }, play: showsPlaceholder };
export const ScriptImage: Story = { args: { post: posts.scriptImage }, play: showsPlaceholder };

/** Three at most. */
export const SixTags: Story = {
  args: { post: posts.sixTags },
  play: async (context) => {
    await expect(tagsOf(context)).toEqual(['Photography', 'Shipping', 'Tamil']);
  },
};

export const WithoutTags: Story = {
  args: { post: posts.withoutTags },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** The content's first 150 characters as a person counts them, and three dots. */
export const WithoutExcerpt: Story = {
  args: { post: posts.emoji },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${family.repeat(150)}...`)).toBeVisible();
  },
};

export const EmptyExcerpt: Story = {
  args: { post: { ...posts.ordinary, excerpt: '', content: 'a'.repeat(151) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${'a'.repeat(150)}...`)).toBeVisible();
  },
};

/** Nothing was cut, so nothing says so. */
export const ShortContent: Story = {
  args: { post: { ...posts.ordinary, excerpt: null, content: 'a'.repeat(150) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a'.repeat(150))).toBeVisible();
  },
};

export const Undated: Story = {
  args: { post: posts.undated },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent(/^$/);
    await expect(canvas.queryByText(/invalid/i)).not.toBeInTheDocument();
  },
};

/** Markup in a post is text. */
export const Markup: Story = {
  args: { post: posts.markup },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: args.post.title })).toBeVisible();
    await expect(canvasElement.querySelector('img, script, b')).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = { args: { post: posts.longTitle }, play: staysInside };
export const LongWord: Story = { args: { post: posts.longWord }, play: staysInside };
export const Tamil: Story = { args: { post: posts.tamil }, play: staysInside };
export const OnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: staysInside,
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'article' } } };
export const Focused: Story = {
  parameters: { pseudo: { focusWithin: 'article', focusVisible: 'article a' } },
};

export const Emoji: Story = { args: { post: posts.emoji }, play: staysInside };
