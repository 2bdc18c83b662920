import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EntryPlaceholder } from './EntryPlaceholder';

const meta = {
  title: 'Site/Entries/EntryPlaceholder',
  component: EntryPlaceholder,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      heading: 'Blog post',
      loading: 'Loading...',
      failure: 'This post could not be loaded.',
    },
    failed: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof EntryPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Blog post' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const Failed: Story = {
  parameters: { chromatic: withDark },
  args: { failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This post could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
