import { allPosts } from '@agency/mocks/fixtures/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ItemLinks } from './ItemLinks';

const meta = {
  title: 'Sections/ItemLinks',
  component: ItemLinks,
  parameters: { layout: 'fullscreen' },
  args: { items: allPosts, hrefFor: ({ id }) => `/blog/${id}` },
} satisfies Meta<typeof ItemLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(allPosts.length);
    await expect(links[0]).toHaveAttribute('href', `/blog/${allPosts[0]?.id}`);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
