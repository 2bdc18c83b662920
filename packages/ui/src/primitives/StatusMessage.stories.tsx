import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatusMessage } from './StatusMessage';

const meta = {
  title: 'Primitives/StatusMessage',
  component: StatusMessage,
  parameters: { chromatic: noPicture },
  args: { text: 'Loading blog posts...' },
} satisfies Meta<typeof StatusMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its text is for screen readers; nothing is seen. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.text));
  },
};
