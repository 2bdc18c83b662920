import { tamilTitle } from '@agency/mocks/fixtures/texts';
import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Chunk } from '../hooks/lazyChunk';
import { ChunkError } from '../hooks/loadChunk';
import { MissingPart } from './MissingPart';

const preload = fn(async () => {});
const failure = new ChunkError('No network', false);
const failed: Chunk = { preload, failure: () => failure, subscribe: () => () => {} };

const meta = {
  title: 'Patterns/MissingPart',
  component: MissingPart,
  args: {
    chunk: failed,
    text: 'The form could not be loaded. Check your connection and try again.',
  },
} satisfies Meta<typeof MissingPart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** When it has been downloaded, nothing is missing. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(MissingPart, [
    {},
    { text: tamilTitle, retryLabel: 'மீண்டும்' },
    { chunk: { ...failed, failure: () => undefined } },
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const alerts = canvas.getAllByRole('alert');
    await expect(alerts).toHaveLength(2);
    await expect(alerts[0]).toHaveTextContent(args.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(preload).toHaveBeenCalledOnce();
  },
};
