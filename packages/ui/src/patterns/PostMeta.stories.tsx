import { posts } from '@agency/mocks/fixtures/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostMeta } from './PostMeta';

const meta = {
  title: 'Patterns/PostMeta',
  component: PostMeta,
  args: { post: posts.ordinary },
} satisfies Meta<typeof PostMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^March 05, 2024 · 1 min read$/);
  },
};
export const LongRead: Story = {
  args: { post: posts.manyParagraphs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/· 3 min read$/)).toBeVisible();
  },
};
export const Updated: Story = {
  args: { post: { ...posts.ordinary, updated_at: '2024-04-11 06:30:00+00' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/· 1 min read · Updated April 11, 2024$/);
  },
};
export const ChangedOnTheSameDay: Story = {
  args: { post: { ...posts.ordinary, updated_at: '2024-03-05 12:30:00+00' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Updated');
  },
};
export const TextStillRead: Story = {
  args: { post: { ...posts.ordinary, content: undefined } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^March 05, 2024$/);
  },
};
export const Undated: Story = { args: { post: posts.undated } };
