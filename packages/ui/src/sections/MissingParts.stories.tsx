import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lazyChunk } from '../hooks/lazyChunk';
import { MissingParts } from './MissingParts';

const Missing = lazyChunk(() => Promise.reject(new Error('Not there')));

const meta = {
  title: 'Sections/MissingParts',
  component: MissingParts,
  args: { parts: [Missing], wanted: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MissingParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas }) => {
    await Missing.preload()?.catch(() => {});
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
