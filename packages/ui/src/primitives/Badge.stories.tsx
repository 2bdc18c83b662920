import { longWord } from '@agency/mocks/fixtures/texts';
import { argTypeOf } from '@agency/stories/argTypeOf';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';
import { variants } from './Badge.css';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  argTypes: {
    variant: argTypeOf(variants, 'default'),
  },
  args: { children: 'Web Development' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { chromatic: withDark },
  render: inEach(Badge, [
    {},
    { variant: 'secondary' },
    { variant: 'destructive' },
    { variant: 'outline' },
    { variant: 'secondary', children: '1 messages' },
  ]),
};

export const Texts: Story = {
  render: inEach(Badge, [
    { children: 'வலை வடிவமைப்பு' },
    { children: '🌾 👍🏽' },
    { children: longWord },
  ]),
};
