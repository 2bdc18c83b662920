import { posts } from '@agency/mocks/fixtures/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { entryIcons } from '../primitives/entryIcons';
import { EntryArticle } from './EntryArticle';

const meta = {
  title: 'Patterns/EntryArticle',
  component: EntryArticle,
  args: {
    id: posts.ordinary.id,
    picture: posts.ordinary.image_url,
    pictureIcon: entryIcons.image,
    text: posts.ordinary.content,
    tags: posts.ordinary.tags,
  },
} satisfies Meta<typeof EntryArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.tags.length);
    await expect(canvas.getByText(/^Most shops/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};
export const OnPage: Story = { args: { width: 'page' } };
export const WithoutPicture: Story = {
  args: { picture: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const Loading: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Failed: Story = {
  args: { text: undefined, failure: 'This post could not be loaded.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
