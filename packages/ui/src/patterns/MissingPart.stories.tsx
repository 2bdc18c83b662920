import { tamilTitle } from '@agency/mocks/fixtures/texts';
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

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(preload).toHaveBeenCalledOnce();
  },
};
export const Tamil: Story = { args: { text: tamilTitle, retryLabel: 'மீண்டும்' } };

/** Nothing is missing. */
export const Downloaded: Story = {
  args: { chunk: { ...failed, failure: () => undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
