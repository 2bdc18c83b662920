import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from './Grid';
import { Kolam } from './Kolam';
import { Stack } from './Stack';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Kolam',
  component: Kolam,
  args: { seed: 'Studio' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Kolam>;

export default meta;
type Story = StoryObj<typeof meta>;

const SEEDS = ['rice', 'lamp', 'threshold', 'turmeric', 'river', 'temple'];

const drawingsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('svg')].map((drawing) => drawing.innerHTML);

/** Decorative: hidden from assistive technology. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing?.querySelector('[data-dots]')).toHaveAttribute('data-dots', '25');
    await expect(drawing?.querySelectorAll('path:not([data-dots])')).toHaveLength(1);
  },
};

/** Another seed, another drawing. */
export const Seeds: Story = {
  decorators: [],
  render: (args) => (
    <Grid>
      {SEEDS.map((seed) => (
        <li key={seed}>
          <Kolam {...args} seed={seed} />
          <Text size="small" tone="muted">
            {seed}
          </Text>
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(drawingsIn(canvasElement)).size).toBe(SEEDS.length);
  },
};

/** The same seed, the same drawing. */
export const Twice: Story = {
  render: (args) => (
    <Stack>
      <Kolam {...args} />
      <Kolam {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(drawingsIn(canvasElement)).size).toBe(1);
  },
};

export const Sizes: Story = {
  decorators: [],
  render: (args) => (
    <Grid>
      {[1, 3, 5, 9, 15, 32].map((columns) => (
        <li key={columns}>
          <Kolam {...args} columns={columns} />
          <Text size="small" tone="muted">
            {columns} dots across
          </Text>
        </li>
      ))}
    </Grid>
  ),
};

export const Square: Story = { args: { shape: 'square' } };
export const Wide: Story = { args: { shape: 'square', columns: 15, rows: 5 } };
export const WithoutDots: Story = { args: { dots: false } };
export const DrawsItself: Story = { args: { draw: true, columns: 9 } };
export const TamilSeed: Story = { args: { seed: 'சிறிய கடை' } };
