import { site } from '@agency/mocks/fixtures/site';
import { everyWidthAndForcedColors, withDark } from '@agency/stories/modes';
import { fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type LinkComponent, LinkProvider } from '../primitives/LinkProvider';
import { SiteHeader } from './SiteHeader';
import { SiteMain } from './SiteMain';

const meta = {
  title: 'Site/Page/SiteHeader',
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
  args: {
    theme: { theme: 'system', onThemeChange: fn() },
    brand: site.brand,
    homeHref: '/',
    links: site.nav,
    currentHref: '/portfolio',
    cta: site.consultation,
    contentId: 'content',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SiteMain id="content">
          <div style={{ height: '200vh' }} />
        </SiteMain>
      </>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const BusyBlog: LinkComponent = (props) => (
  <a {...props} aria-busy={props.href === '/blog' || undefined} />
);

const menuButton = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: 'Menu' });
const menu = ({ canvas }: PlayContext) => canvas.queryByRole('navigation', { name: 'Main' });

/** With a search of the site. */
export const Searchable: Story = {
  args: { onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: async (context) => {
    const { canvas } = context;
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const links = within(navigation).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      ...site.nav.map(({ label }) => label),
      'Get Free Consultation (opens in a new tab)',
    ]);
    const current = within(navigation).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Portfolio');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: site.brand })).toHaveAttribute('href', '/');
  },
};

/** Opaque strictly above 50 pixels of scroll. */
export const Scrolled: Story = {
  tags: ['scrolled'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    for (const [top, opaque] of [
      [50, false],
      [51, true],
      [0, false],
      [400, true],
    ] as const) {
      window.scrollTo({ top });
      await waitFor(() => expect(bar.hasAttribute('data-opaque')).toBe(opaque));
    }
  },
};

/** Another page is being loaded: the line draws itself, and the pressed link is marked. */
export const Pending: Story = {
  args: { pending: true },
  decorators: [
    (Story) => (
      <LinkProvider link={BusyBlog}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Portfolio');
  },
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const MenuOpen: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const closed = async () => {
      await expect(menuButton(context)).toHaveAttribute('aria-expanded', 'false');
      await expect(menu(context)).not.toBeInTheDocument();
    };
    const open = () => userEvent.click(menuButton(context));
    await closed();
    await step('closed by the button', async () => {
      await open();
      await open();
      await closed();
    });
    await step('closed by Escape', async () => {
      await open();
      await userEvent.tab();
      await expect(menu(context)).toContainElement(document.querySelector('a:focus'));
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(menuButton(context)).toHaveFocus();
    });
    await step('closed by a link', async () => {
      await open();
      await userEvent.click(canvas.getByRole('link', { name: 'Services' }));
      await closed();
    });
    await open();
    await expect(menuButton(context)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(context)).toBeVisible();
    await expect(canvas.getByRole('banner')).not.toHaveStyle({
      backgroundColor: 'rgba(0, 0, 0, 0)',
    });
  },
};

/** A logo of the brand's own stands in the place of the motif. */
export const Logo: Story = { args: { logo: site.logo } };

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: { brand: 'கலைக்கூடம் 🌾 Studio for Websites, Marketing and Automation' },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};

/** One link under the pointer, another one with the focus. */
export const States: Story = {
  parameters: {
    pseudo: { hover: 'nav a[href="/blog"]', focusVisible: 'nav a[href="/services"]' },
  },
};
