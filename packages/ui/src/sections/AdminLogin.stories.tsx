import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminLogin } from './AdminLogin';

const meta = {
  title: 'Sections/AdminLogin',
  component: AdminLogin,
  parameters: { layout: 'fullscreen' },
  args: { onSignIn: fn(async () => {}) },
} satisfies Meta<typeof AdminLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Login');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
