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
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Tamil: Story = { args: { text: 'பதிவுகளைப் பெற முடியவில்லை.' } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
