import { allPosts } from '@agency/mocks/fixtures/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntryLinks } from './EntryLinks';

const meta = {
  title: 'Sections/EntryLinks',
  component: EntryLinks,
  parameters: { layout: 'fullscreen' },
  args: { items: allPosts, hrefFor: ({ id }) => `/blog/${id}` },
} satisfies Meta<typeof EntryLinks>;

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
