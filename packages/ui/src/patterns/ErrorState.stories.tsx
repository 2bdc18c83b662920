import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: { text: 'Failed to fetch blog posts.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch blog posts.');
    await expect(args.onRetry).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Not a live alert, where a notification announces the error. */
export const NotAnnounced: Story = {
  args: { announced: false },
  parameters: { chromatic: noPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch blog posts.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const LongWord: Story = {
  args: { text: longWord.slice(2300, 2700) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tamil: Story = { args: { text: tamilText } };
export const Emoji: Story = { args: { text: 'Nothing came back 🌾' } };

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
