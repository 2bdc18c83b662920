import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';
import { Grid } from './Grid';

const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={String(index)}>
      <Badge>Cell {index + 1}</Badge>
    </li>
  ));

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
};

export const OnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
