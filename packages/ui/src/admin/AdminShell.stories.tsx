import { tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors, noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { adminIcons } from '../primitives/adminIcons';
import { entryIcons } from '../primitives/entryIcons';
import { type LinkComponent, LinkProvider } from '../primitives/LinkProvider';
import { Text } from '../primitives/Text';
import { AdminShell, type AdminShellProps } from './AdminShell';

const sections = [
  { href: '/panel', label: 'Blog Posts', icon: adminIcons.article },
  { href: '/panel/portfolio', label: 'Portfolio', icon: entryIcons.briefcase },
  { href: '/panel/messages', label: 'Contact Messages', icon: 'mail' },
] as const;

/** Prevents navigation, also from links in the drawer's portal. */
const Stay: LinkComponent = ({ onClick, ...props }) =>
  createElement('a', {
    ...props,
    onClick: (event) => {
      onClick?.(event);
      event.preventDefault();
    },
  });

/** Keeps the sidebar's state, as a route does. */
function Kept({ open: atFirst, onOpenChange, ...props }: AdminShellProps) {
  const [open, setOpen] = useState(atFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <LinkProvider link={Stay}>
      <AdminShell {...props} open={open} onOpenChange={change} />
    </LinkProvider>
  );
}

const meta = {
  title: 'Panel/Frame/AdminShell',
  tags: ['panel'],
  component: AdminShell,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: {
    sections,
    currentHref: '/panel/portfolio',
    siteHref: 'https://example.com/',
    open: true,
    onOpenChange: fn(),
    onLogout: fn(),
    onAccount: fn(),
    onSearch: fn(),
    furtherSections: [{ href: '/panel/pictures', label: 'Pictures', icon: adminIcons.image }],
    theme: { theme: 'system', onThemeChange: fn() },
    children: <Text>What the section shows.</Text>,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AdminShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const onPhone = { viewport: { value: 'phone' } };
/** The widest mobile viewport and the narrowest other one, in CSS px. */
const widths = { mobile: 767, tablet: 768 };
const edges = {
  viewport: {
    options: Object.fromEntries(
      Object.entries(widths).map(([name, width]) => [
        name,
        { name, styles: { width: `${width}px`, height: '720px' } },
      ]),
    ),
  },
};

const toggle = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: /^Toggle sidebar/ });
const sidebar = ({ canvas }: PlayContext) => canvas.queryByRole('navigation', { name: 'Sections' });
const drawer = () => screen.queryByRole('dialog', { name: 'Sections' });
const asked = ({ args }: PlayContext) => mocked(args.onOpenChange).mock.calls.map(([open]) => open);

const drawerWithFocus = async () => {
  const opened = await screen.findByRole('dialog', { name: 'Sections' });
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  return opened;
};

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
};

const withNews = sections.map((section) => ({
  ...section,
  count: section.icon === 'mail' ? 3 : 0,
}));

/** What is new stands beside the section that has it. */
export const News: Story = {
  parameters: { chromatic: withDark },
  args: { sections: withNews },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact Messages 3 new' })).toBeVisible();
  },
};

/** A phone's menu button tells that there is something new behind it. */
export const NewsOnPhone: Story = {
  globals: onPhone,
  args: { sections: withNews },
  play: async (context) => {
    await expect(toggle(context)).toHaveAccessibleName(/, 3 new$/);
  },
};

/** 3rem wide: labels are accessible names, shown in tooltips. */
export const Closed: Story = {
  args: { open: false },
};

/** Labels are named once: where they are not visible, by a tooltip. */
export const Named: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('by keyboard', async () => {
      const header = [/^Toggle sidebar/, /^Search/, /^View site/, 'Account', 'Theme', 'Logout'];
      for (const name of [...header, 'Blog Posts', 'Portfolio']) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
        // A visible label needs no tooltip.
        if (name === 'Theme' || name === 'Logout') {
          await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
        } else {
          await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name));
        }
      }
      await expect(canvas.getByRole('link', { name: 'Portfolio' })).toHaveFocus();
    });
    await step('by pointer', async () => {
      const name = 'Contact Messages';
      await userEvent.hover(canvas.getByRole('link', { name }));
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name));
    });
  },
};

/** Toggling the sidebar keeps the focus. */
export const Toggled: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    await step('by the button', async () => {
      await userEvent.click(toggle(context));
      await expect(toggle(context)).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(toggle(context));
      await expect(toggle(context)).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle(context)).toHaveFocus();
    });
    await step('by keyboard, from a link', async () => {
      const link = canvas.getByRole('link', { name: 'Contact Messages' });
      link.focus();
      await userEvent.keyboard('{Control>}b{/Control}');
      await expect(toggle(context)).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('link', { name: 'Contact Messages' })).toHaveFocus();
    });
    await expect(asked(context)).toEqual([false, true, false]);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const WithNotice: Story = {
  args: { notice: 'This account is not on the list of admins: it can change nothing.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.notice ?? '');
  },
};

/** On a phone the sidebar is a drawer, closed at first; the header has room for all its actions. */
export const OnPhone: Story = {
  parameters: { chromatic: noPicture },
  globals: onPhone,
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const closed = async () => {
      await waitFor(() => expect(drawer()).not.toBeInTheDocument());
      await expect(toggle(context)).toHaveAttribute('aria-expanded', 'false');
    };
    const open = async () => {
      await userEvent.click(toggle(context));
      return drawerWithFocus();
    };
    await closed();
    await expect(sidebar(context)).not.toBeInTheDocument();
    await step('search in the header, other actions in the drawer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Search/ }));
      await expect(args.onSearch).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
      const opened = within(await open());
      await userEvent.click(opened.getByRole('button', { name: 'Account' }));
      await expect(args.onAccount).toHaveBeenCalledOnce();
      await closed();
    });
    await step('toggled by keyboard', async () => {
      await userEvent.keyboard('{Control>}b{/Control}');
      await drawerWithFocus();
      await userEvent.keyboard('{Control>}b{/Control}');
      await closed();
    });
    await step('closed by a link', async () => {
      const opened = await open();
      await userEvent.click(within(opened).getByRole('link', { name: 'Contact Messages' }));
      await closed();
    });
    // The sidebar's own state does not change.
    await expect(asked(context)).toEqual([]);
  },
};

export const DrawerOpened: Story = {
  parameters: { chromatic: withDark },
  globals: onPhone,
  play: async (context) => {
    await context.userEvent.click(toggle(context));
    await drawerWithFocus();
  },
};

/** 767 px is mobile. */
export const LastMobileWidth: Story = {
  parameters: { ...edges, chromatic: noPicture },
  globals: { viewport: { value: 'mobile' } },
  play: async (context) => {
    await expect(window.innerWidth).toBe(widths.mobile);
    await expect(sidebar(context)).not.toBeInTheDocument();
    await context.userEvent.click(toggle(context));
    await drawerWithFocus();
  },
};

/** 768 px is not. */
export const FirstWideWidth: Story = {
  parameters: { ...edges, chromatic: noPicture },
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await expect(window.innerWidth).toBe(widths.tablet);
    await expect(sidebar(context)).toBeVisible();
    await context.userEvent.click(toggle(context));
    await expect(drawer()).not.toBeInTheDocument();
    await expect(asked(context)).toEqual([false]);
  },
};

export const Texts: Story = {
  args: {
    sections: [
      { href: '/panel', label: 'வலைப்பதிவுகள்', icon: adminIcons.article },
      { href: '/panel/portfolio', label: 'செய்த வேலைகள்', icon: entryIcons.briefcase },
      { href: '/panel/messages', label: 'வந்த செய்திகள்', icon: 'mail' },
    ],
    notice: `${tamilText} ${'a'.repeat(300)}`,
    children: <Text authored>{'a'.repeat(300)}</Text>,
  },
};

export const TextsOnPhone: Story = { ...Texts, globals: { viewport: { value: 'smallPhone' } } };

/** One link under the pointer, another one with the focus. */
export const States: Story = {
  parameters: {
    pseudo: { hover: 'nav a[href="/panel"]', focusVisible: 'nav a[href="/panel/messages"]' },
  },
};
