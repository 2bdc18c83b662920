import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
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

/** Between two entries, at the first, and at the last: there a button does nothing. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(DialogSteps, [{}, { onPrevious: undefined }, { onNext: undefined }]),
  play: async ({ args, canvas, userEvent }) => {
    const [previous, atFirst] = canvas.getAllByRole('button', { name: 'Previous' });
    const [next, , atLast] = canvas.getAllByRole('button', { name: 'Next' });
    if (!previous || !atFirst || !next || !atLast) throw new Error('A button is missing.');
    await userEvent.click(previous);
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledOnce();
    for (const end of [atFirst, atLast]) {
      await expect(end).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(end);
      await expect(end).toHaveFocus();
    }
  },
};
