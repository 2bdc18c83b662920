import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from './LiveRegion';

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  args: { text: '3 posts', visible: true },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 posts')).toHaveRole('status');
  },
};
