import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingState } from './LoadingState';

const meta = {
  title: 'Site/States/LoadingState',
  component: LoadingState,
  args: { text: 'Loading blog posts...' },
} satisfies Meta<typeof LoadingState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(LoadingState, [{}, { text: 'பதிவுகள் வருகின்றன...' }, { text: 'Loading 🌾...' }]),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(args.text);
  },
};
