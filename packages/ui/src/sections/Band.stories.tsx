import { everyWidth } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../primitives/Text';
import { Band } from './Band';
import { surfaces } from './Band.css';

const meta = {
  title: 'Sections/Band',
  component: Band,
  argTypes: {
    surface: { control: 'inline-radio', options: Object.keys(surfaces) },
  },
  parameters: { layout: 'fullscreen' },
  args: { children: <Text tone="inherit">A full-width strip of a page.</Text> },
} satisfies Meta<typeof Band>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: everyWidth } };
export const Sunken: Story = { args: { surface: 'sunken' } };
export const Bold: Story = { args: { surface: 'bold' } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
