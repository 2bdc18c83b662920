import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../primitives/Kbd';
import { SingleKeySwitch } from './SingleKeySwitch';

const meta = {
  title: 'Site/Page/SingleKeySwitch',
  component: SingleKeySwitch,
  args: {
    on: true,
    onChange: fn(),
    children: (
      <>
        Open this list with <Kbd>?</Kbd>
      </>
    ),
  },
} satisfies Meta<typeof SingleKeySwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On and off. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(SingleKeySwitch, [{}, { on: false }]),
  play: async ({ args, canvas, userEvent }) => {
    const [on, off] = canvas.getAllByRole('checkbox', { name: /^Open this list/ });
    if (!on || !off) throw new Error('A switch is missing.');
    await userEvent.click(off);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(on);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
