import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingState } from './LoadingState';

const meta = {
  title: 'Patterns/LoadingState',
  component: LoadingState,
  args: { text: 'Loading blog posts...' },
} satisfies Meta<typeof LoadingState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blog posts...');
  },
};
export const Tamil: Story = { args: { text: 'பதிவுகள் வருகின்றன...' } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };

export const Emoji: Story = { args: { text: 'Loading 🌾...' } };
