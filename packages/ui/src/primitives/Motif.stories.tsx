import { withDark } from '@agency/stories/chromaticModes';
import { inBox } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from './Grid';
import { kolamDrawing } from './kolamDrawing';
import { latticeDrawing } from './latticeDrawing';
import { Motif } from './Motif';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Motif',
  tags: ['!stable', 'new'],
  component: Motif,
  args: { seed: 'Studio', drawing: kolamDrawing },
  decorators: [inBox({ maxWidth: '20rem' })],
} satisfies Meta<typeof Motif>;

export default meta;
type Story = StoryObj<typeof meta>;

const SEEDS = ['rice', 'lamp', 'threshold', 'turmeric', 'river', 'temple'];

/** Decorative: hidden from assistive technology. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Another seed, another drawing; the same seed, the same. */
export const Seeds: Story = {
  render: (args) => (
    <Grid>
      {SEEDS.map((seed) => (
        <li key={seed}>
          <Motif {...args} seed={seed} />
          <Motif {...args} seed={seed} drawing={latticeDrawing} columns={11} />
          <Text size="small" tone="muted">
            {seed}
          </Text>
        </li>
      ))}
      <li>
        <Motif {...args} seed="rice" />
        <Motif {...args} seed="rice" drawing={latticeDrawing} columns={11} />
      </li>
    </Grid>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Grid>
      {[1, 3, 5, 9, 15, 32].map((columns) => (
        <li key={columns}>
          <Motif {...args} columns={columns} />
          <Motif {...args} columns={columns} drawing={latticeDrawing} />
          <Text size="small" tone="muted">
            {columns} dots across
          </Text>
        </li>
      ))}
    </Grid>
  ),
};

export const DrawsItself: Story = { args: { draw: true, columns: 9 } };
