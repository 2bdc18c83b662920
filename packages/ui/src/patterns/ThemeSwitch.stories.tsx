import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  title: 'Patterns/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvas, args }) => {
    const theme = canvas.getByRole('combobox', { name: 'Theme' });
    await expect(theme).toHaveDisplayValue('System theme');
    await userEvent.selectOptions(theme, 'Dark theme');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};
export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { args: { theme: 'dark' } };
