import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PreviousNext } from '../hooks/useListNeighbours';
import { PreviousNextButtons } from './PreviousNextButtons';

const meta = {
  title: 'Primitives/PreviousNextButtons',
  component: PreviousNextButtons,
  args: { onPrevious: fn(), onNext: fn() } as PreviousNext,
} satisfies Meta<typeof PreviousNextButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Between two entries, at the first, and at the last: there a button does nothing. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(PreviousNextButtons, [{}, { onPrevious: undefined }, { onNext: undefined }]),
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      await expect(button).toHaveFocus();
    }
    await expect(args.onPrevious).toHaveBeenCalledTimes(2);
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    const disabled = canvas.getAllByRole('button').map((each) => each.ariaDisabled);
    await expect(disabled).toEqual(['false', 'false', 'true', 'false', 'false', 'true']);
  },
};
