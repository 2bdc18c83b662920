import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminHeader } from './AdminHeader';

const meta = {
  title: 'Panel/Frame/AdminHeader',
  tags: ['panel'],
  component: AdminHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    narrow: false,
    expanded: true,
    onToggle: fn(),
    news: 3,
    siteHref: 'https://example.com/',
    onAccount: fn(),
    onSearch: fn(),
    onLogout: fn(),
    theme: { theme: 'system', onThemeChange: fn() },
  },
} satisfies Meta<typeof AdminHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
