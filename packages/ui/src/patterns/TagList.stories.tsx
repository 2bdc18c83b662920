import { posts } from '@agency/mocks/fixtures/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlighted } from '../primitives/Highlighted';
import { TagList } from './TagList';

const meta = {
  title: 'Patterns/TagList',
  component: TagList,
  args: { tags: posts.sixTags.tags },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Tags' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.tags.length);
  },
};

export const Limited: Story = {
  args: { limit: 2 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((tag) => tag.textContent);
    await expect(names).toEqual(['Photography', 'Shipping']);
  },
};

/** Each leads to the list of what has it. */
export const Links: Story = {
  args: { hrefFor: (tag) => `/blog?tag=${encodeURIComponent(tag)}` },
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([...args.tags]);
    await expect(links[0]).toHaveAttribute('href', '/blog?tag=Photography');
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};
export const LinksFocused: Story = {
  ...Links,
  parameters: { pseudo: { focusVisible: 'a' } },
};

export const Found: Story = {
  args: { textOf: (tag) => <Highlighted text={tag} words={['photo', 'ship']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photo').tagName).toBe('MARK');
  },
};

/** Renders nothing, not an empty list. */
export const None: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** A row may hold the same tag twice. */
export const Repeated: Story = { args: { tags: ['Tamil', 'Tamil'] } };
export const LongWord: Story = {
  args: { tags: ['a'.repeat(300)] },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tamil: Story = { args: { tags: posts.tamil.tags } };
export const Emoji: Story = { args: { tags: posts.emoji.tags } };
