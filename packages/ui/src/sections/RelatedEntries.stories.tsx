import { posts } from '@agency/mocks/fixtures/posts';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelatedEntries } from './RelatedEntries';

const meta = {
  title: 'Site/Lists/RelatedEntries',
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
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[2]).toHaveAttribute('lang', 'ta');
  },
};
export const None: Story = {
  parameters: { chromatic: noPicture },
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};

export const Texts: Story = {
  args: { items: [posts.longWord] },
  globals: { viewport: { value: 'smallPhone' } },
};
