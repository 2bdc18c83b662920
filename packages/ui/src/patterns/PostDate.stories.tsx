import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostDate } from './PostDate';

const meta = {
  title: 'Patterns/PostDate',
  component: PostDate,
  args: { timestamp: '2024-03-05 12:00:00+00' },
} satisfies Meta<typeof PostDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent('March 05, 2024');
  },
};
export const Unreadable: Story = {
  args: { timestamp: 'some day in spring' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/^$/);
  },
};
