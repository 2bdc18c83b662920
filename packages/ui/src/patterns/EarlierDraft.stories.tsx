import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EarlierDraft } from './EarlierDraft';

const meta = {
  title: 'Patterns/EarlierDraft',
  component: EarlierDraft,
  args: { age: '3 hours ago', onShow: fn() },
} satisfies Meta<typeof EarlierDraft>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore draft' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
