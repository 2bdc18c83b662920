import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { TextField } from '../primitives/TextField';
import { AdminShell } from './AdminShell';

const meta = {
  title: 'Sections/AdminShell',
  component: AdminShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    sections: [
      { href: '/admin', label: 'Blog Posts', icon: 'article' },
      { href: '/admin/portfolio', label: 'Portfolio', icon: 'briefcase' },
      { href: '/admin/messages', label: 'Contact Messages', icon: 'mail' },
    ],
    currentHref: '/admin/portfolio',
    open: true,
    onOpenChange: fn(),
    onLogout: fn(),
    children: <TextField label="Search" />,
  },
} satisfies Meta<typeof AdminShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const onPhone = { viewport: { value: 'phone' } };
const toggle = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: /^Toggle sidebar/ });

/** The drawer, once it has taken the focus. */
async function openedDrawer(context: PlayContext): Promise<HTMLElement> {
  await context.userEvent.click(toggle(context));
  const drawer = await screen.findByRole('dialog', { name: 'Sections' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  return drawer;
}

export const Default: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Panel');
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Portfolio');
    await expect(toggle(context)).toHaveAttribute('aria-expanded', 'true');
    const { width } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(width).toBe(16 * 16);
    await userEvent.click(toggle(context));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Icons alone still have their names. */
export const Narrowed: Story = {
  args: { open: false },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { width } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(width).toBe(3 * 16);
    await expect(canvas.getAllByRole('link').map((link) => link.ariaLabel)).toEqual(
      args.sections.map(({ label }) => label),
    );
    await userEvent.click(toggle(context));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};

export const Shortcut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}b{/Control}');
    await userEvent.keyboard('{Meta>}b{/Meta}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    // Who writes means the letter.
    await userEvent.click(canvas.getByRole('textbox', { name: 'Search' }));
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const WithNotice: Story = {
  args: { notice: 'This account is not on the list of admins.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.notice ?? '');
  },
};

export const OnPhone: Story = {
  globals: onPhone,
  play: async (context) => {
    await expect(toggle(context)).toHaveAttribute('aria-expanded', 'false');
    await expect(context.canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const DrawerOpen: Story = {
  globals: onPhone,
  play: async (context) => {
    const drawer = await openedDrawer(context);
    await expect(within(drawer).getAllByRole('link')).toHaveLength(3);
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const DrawerClosedByEscape: Story = {
  globals: onPhone,
  play: async (context) => {
    await openedDrawer(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(toggle(context)).toHaveFocus());
  },
};

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };
