import { tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors, noPicture, withDark } from '@agency/stories/chromaticModes';
import { keeping } from '@agency/stories/renderFunctions';
import { focusedDialog } from '@agency/stories/storySteps';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminIcons } from '../primitives/adminIcons';
import { entryIcons } from '../primitives/entryIcons';
import { Text } from '../primitives/Text';
import { AdminLayout } from './AdminLayout';

const sections = [
  { href: '/panel', label: 'Blog Posts', icon: adminIcons.article },
  { href: '/panel/portfolio', label: 'Portfolio', icon: entryIcons.briefcase },
  { href: '/panel/messages', label: 'Contact Messages', icon: 'mail' },
] as const;

const meta = {
  title: 'Panel/Frame/AdminLayout',
  tags: ['panel'],
  component: AdminLayout,
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
    furtherSections: [{ href: '/panel/pictures', label: 'Pictures', icon: adminIcons.picture }],
    theme: { theme: 'system', onThemeChange: fn() },
    children: <Text>What the section shows.</Text>,
  },
  render: keeping(AdminLayout, 'open', 'onOpenChange'),
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone' } };

const toggle = (canvas: StoryContext['canvas']) =>
  canvas.getByRole('button', { name: /^Toggle sidebar/ });

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
export const NewsOnPhone: Story = { globals: onPhone, args: { sections: withNews } };

/** 3rem wide: labels are accessible names, shown in tooltips. */
export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Contact Messages' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Contact Messages'));
  },
};

/** By its button, and by keys from a link: the focus stays. A button of the header opens the search. */
export const Toggled: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(toggle(canvas));
    await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(canvas)).toHaveFocus();
    canvas.getByRole('link', { name: 'Contact Messages' }).focus();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(toggle(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Contact Messages' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Search/ }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const WithNotice: Story = {
  args: { notice: 'This account is not on the list of admins: it can change nothing.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.notice ?? '');
  },
};

/** On a phone the sidebar is a drawer. */
export const DrawerOpened: Story = {
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(toggle(canvas));
    await focusedDialog('Sections');
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
