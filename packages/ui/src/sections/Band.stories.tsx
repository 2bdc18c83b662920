import { argTypeOf } from '@agency/stories/argTypeOf';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../primitives/Text';
import { Band } from './Band';
import { surfaces } from './Band.css';

const meta = {
  title: 'Site/Bands/Band',
  component: Band,
  argTypes: {
    surface: argTypeOf(surfaces, 'page'),
  },
  parameters: { layout: 'fullscreen' },
  args: { children: <Text tone="inherit">A full-width strip of a page.</Text> },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Surfaces: Story = {
  parameters: { chromatic: everyWidthAndDark },
  render: inEach(
    Band,
    (Object.keys(surfaces) as (keyof typeof surfaces)[]).map((surface) => ({ surface })),
  ),
};
