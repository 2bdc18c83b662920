import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Time } from './Time';

const meta = {
  title: 'Primitives/Time',
  component: Time,
  args: { dateTime: '2024-03-05T06:30:00Z', children: 'Mar 05, 2024' },
} satisfies Meta<typeof Time>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(Time, [{}, { size: 'small', tone: 'muted' }]),
};
