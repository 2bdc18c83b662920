import { themesAndForcedColors } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch';

const meta = {
  title: 'Site/Page/ThemeSwitch',
  component: ThemeSwitch,
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  parameters: { chromatic: themesAndForcedColors },
  play: async ({ canvas, args }) => {
    const theme = canvas.getByRole('combobox', { name: 'Theme' });
    await expect(theme).toHaveDisplayValue('System theme');
    await userEvent.selectOptions(theme, 'Dark theme');
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};
/** Light and dark. */
export const Chosen: Story = {
  render: inEach(ThemeSwitch, [{ theme: 'light' }, { theme: 'dark' }]),
};
/** In a phone's menu the theme is named beside the icon. */
export const InMenu: Story = {
  args: { inMenu: true },
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: themesAndForcedColors },
};
