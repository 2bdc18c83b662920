import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostDate } from './PostDate';

const meta = {
  title: 'Site/Cards/PostDate',
  component: PostDate,
  args: { timestamp: '2024-03-05 12:00:00+00' },
} satisfies Meta<typeof PostDate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A date that cannot be read is left out. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(PostDate, [{}, { timestamp: 'some day in spring' }]),
};
