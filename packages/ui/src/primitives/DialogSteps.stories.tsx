import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Steps } from '../hooks/useSteps';
import { DialogSteps } from './DialogSteps';

const meta = {
  title: 'Primitives/DialogSteps',
  component: DialogSteps,
  args: { onPrevious: fn(), onNext: fn() } as Steps,
} satisfies Meta<typeof DialogSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
export const First: Story = {
  args: { onPrevious: undefined },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
  },
};
export const Last: Story = { args: { onNext: undefined } };
