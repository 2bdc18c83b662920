import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge';
import { Grid } from './Grid';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={String(index)}>
      <Badge>Cell {index + 1}</Badge>
    </li>
  ));

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ');

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: { children: cells(7) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seven cells, and one. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'desktop' } },
  render: inEach(Grid, [{}, { children: cells(1) }]),
  play: async ({ canvas }) => {
    for (const grid of canvas.getAllByRole('list')) await expect(columnsOf(grid)).toHaveLength(3);
  },
};

export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(2);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('list'))).toHaveLength(1);
  },
};
