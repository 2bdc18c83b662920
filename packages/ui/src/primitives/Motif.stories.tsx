import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from './Grid';
import { kolamLine } from './kolamLine';
import { latticeLine } from './latticeLine';
import { Motif } from './Motif';
import { Stack } from './Stack';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Motif',
  component: Motif,
  args: { seed: 'Studio', line: kolamLine },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Motif>;

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
    const turns = drawing?.querySelectorAll('path:not([data-dots])') ?? [];
    await expect(new Set([...turns].map((path) => path.getAttribute('d'))).size).toBe(1);
    await expect(turns).toHaveLength(4);
  },
};

/** Another seed, another drawing. */
export const Seeds: Story = {
  decorators: [],
  render: (args) => (
    <Grid>
      {SEEDS.map((seed) => (
        <li key={seed}>
          <Motif {...args} seed={seed} />
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
      <Motif {...args} />
      <Motif {...args} />
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
          <Motif {...args} columns={columns} />
          <Text size="small" tone="muted">
            {columns} dots across
          </Text>
        </li>
      ))}
    </Grid>
  ),
};

/** The neutral motif, in its sizes and shapes. */
export const Lattice: Story = {
  args: { line: latticeLine },
  decorators: [],
  render: (args) => (
    <Grid>
      {[1, 3, 5, 9, 11, 32].map((columns) => (
        <li key={columns}>
          <Motif {...args} columns={columns} />
        </li>
      ))}
      <li>
        <Motif {...args} shape="square" columns={9} />
      </li>
      <li>
        <Motif {...args} shape="square" columns={15} rows={5} />
      </li>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(new Set(drawingsIn(canvasElement)).size).toBe(8);
  },
};

/** Another seed, another lattice. */
export const LatticeSeeds: Story = { ...Seeds, args: { line: latticeLine, columns: 11 } };

export const Square: Story = { args: { shape: 'square' } };
export const Wide: Story = { args: { shape: 'square', columns: 15, rows: 5 } };
export const WithoutDots: Story = { args: { dots: false } };
export const DrawsItself: Story = { args: { draw: true, columns: 9 } };
export const TamilSeed: Story = { args: { seed: 'சிறிய கடை' } };
