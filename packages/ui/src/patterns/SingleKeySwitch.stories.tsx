import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
};
