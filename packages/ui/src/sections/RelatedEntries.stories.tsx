import { posts } from '@agency/mocks/fixtures/posts';
import type { Post } from '@agency/model/post';
import { everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelatedEntries } from './RelatedEntries';

const linkTo = ({ id, title, image_url: picture }: Post) => ({
  id,
  title,
  picture,
  href: `/blog/${id}`,
});

const meta = {
  title: 'Site/Lists/RelatedEntries',
  component: RelatedEntries,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Related posts',
    items: [posts.withoutImage, posts.longTitle, posts.tamil].map(linkTo),
  },
} satisfies Meta<typeof RelatedEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(posts.tamil.title)).toHaveAttribute('lang', 'ta');
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
  args: { items: [linkTo(posts.longWord)] },
  globals: { viewport: { value: 'smallPhone' } },
};
