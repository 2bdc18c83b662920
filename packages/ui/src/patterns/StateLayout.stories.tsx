import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../primitives/Text';
import { StateLayout } from './StateLayout';

const meta = {
  title: 'Site/States/StateLayout',
  component: StateLayout,
  args: { children: <Text>Nothing to show</Text> },
} satisfies Meta<typeof StateLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(StateLayout, [{ role: 'status' }, { seed: 'nothing' }]),
};
