import { longWord } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';
import { variants } from './Badge.css';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  argTypes: {
    variant: { control: 'inline-radio', options: Object.keys(variants) },
  },
  args: { children: 'Web Development' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Destructive: Story = { args: { variant: 'destructive' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Count: Story = { args: { variant: 'secondary', children: '1 messages' } };
export const Tamil: Story = { args: { children: 'வலை வடிவமைப்பு' } };
export const Emoji: Story = { args: { children: '🌾 👍🏽' } };
export const LongWord: Story = { args: { children: longWord } };
