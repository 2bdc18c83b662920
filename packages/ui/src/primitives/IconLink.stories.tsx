import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { IconLink } from './IconLink';

const meta = {
  title: 'Primitives/IconLink',
  component: IconLink,
  args: { icon: adminIcons.view, label: 'View this post', href: 'https://example.com/post' },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'View this post (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', args.href);
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** The tooltip is shorter than the name where the name repeats what stands beside it. */
export const NamedOnFocus: Story = {
  args: { tooltip: 'View' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^View this post/ })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^View$/);
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

/** Without an address it is a placeholder. */
export const Placeholder: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongName: Story = { args: { label: `View ${longTitle}` } };
export const Tamil: Story = {
  args: { label: tamilTitle },
  play: async ({ canvas }) => {
    const name = `${tamilTitle} (opens in a new tab)`;
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};
