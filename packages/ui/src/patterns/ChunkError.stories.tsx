import { tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChunkError } from './ChunkError';

const meta = {
  title: 'Site/States/ChunkError',
  tags: ['!stable', 'new'],
  component: ChunkError,
  args: {
    text: 'The form could not be loaded. Check your connection and try again.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ChunkError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(ChunkError, [{}, { text: tamilTitle }]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(args.text);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
