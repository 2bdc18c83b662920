import { posts } from '@agency/mocks/fixtures/posts';
import { everyWidth } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelatedEntries } from './RelatedEntries';

const meta = {
  title: 'Sections/RelatedEntries',
  component: RelatedEntries,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Related posts',
    items: [posts.ordinary, posts.longTitle, posts.tamil],
    hrefFor: ({ id }) => `/blog/${id}`,
  },
} satisfies Meta<typeof RelatedEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Related posts' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      args.items.map(({ id }) => `/blog/${id}`),
    );
    await expect(links[2]).toHaveAttribute('lang', 'ta');
  },
};
export const One: Story = { args: { items: [posts.withoutImage] } };
export const None: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};
export const LongWords: Story = {
  args: { items: [posts.longWord] },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
