import { argTypeOf } from '@agency/stories/argTypeOf';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';
import { Stack } from './Stack';
import { alignments, directions, gaps } from './Stack.css';

const words = ['Festivals', 'Planning', 'Shops'];

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: { children: words.map((word) => <Badge key={word}>{word}</Badge>) },
  argTypes: {
    direction: argTypeOf(directions, 'column'),
    gap: argTypeOf(gaps, 'medium'),
    align: argTypeOf(alignments),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { chromatic: withDark },
  render: inEach(Stack, [
    { align: 'start' },
    { align: 'center' },
    { align: 'end' },
    { direction: 'row' },
    { direction: 'row', gap: 'xxsmall' },
    { direction: 'row', gap: 'huge' },
    {
      as: 'ul',
      'aria-label': 'Tags',
      children: words.map((word) => <li key={word}>{word}</li>),
    },
  ]),
};

export const RowWraps: Story = {
  args: {
    direction: 'row',
    children: Array.from({ length: 12 }, (_, index) => (
      <Badge key={String(index)}>Word {index + 1}</Badge>
    )),
  },
  globals: { viewport: { value: 'smallPhone' } },
};
