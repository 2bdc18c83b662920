import { site } from '@agency/mocks/fixtures/site';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { mockOnline } from '@agency/stories/mockOnline';
import { inBox } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LazyMap } from './LazyMap';

const meta = {
  title: 'Site/Contact/LazyMap',
  component: LazyMap,
  args: site.map,
  decorators: [inBox({ maxWidth: '36rem' })],
  beforeEach: () => mockOnline(true),
} satisfies Meta<typeof LazyMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const frame = await canvas.findByTitle(args.title);
    await expect(frame).toHaveAttribute('src', args.src);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  },
};

/** The map's site does not answer: its place keeps a pin and the address. */
export const Unreachable: Story = {
  parameters: { chromatic: withDark },
  args: {
    probe: '/nothing-here.png',
    address: '4 Harbour Street, Exampleton EX1 2PL, United Kingdom',
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(args.address ?? '')).toBeVisible();
    await expect(canvas.queryByTitle(args.title)).not.toBeInTheDocument();
  },
};

/** Without a network its place keeps a pin; the map comes back with the network. */
export const Offline: Story = {
  parameters: { chromatic: noPicture },
  beforeEach: () => mockOnline(false),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.queryByTitle(args.title)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    mockOnline(true);
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByTitle(args.title)).toBeVisible();
  },
};
