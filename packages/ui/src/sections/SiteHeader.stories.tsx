import { site } from '@agency/mocks/fixtures/site';
import { everyWidthAndForcedColors, withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
  decorators: (Story) => (
    <>
      <Story />
      <SiteMain id="content">
        <div style={{ height: '200vh' }} />
      </SiteMain>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const BusyBlog: LinkComponent = (props) => (
  <a {...props} aria-busy={props.href === '/blog' || undefined} />
);

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
};

export const Scrolled: Story = {
  tags: ['scrolled'],
  play: async ({ canvas }) => {
    window.scrollTo({ top: 400 });
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-opaque', 'true'));
  },
};

/** Another page is being loaded: the line draws itself, and the pressed link is marked. */
export const Pending: Story = {
  args: { pending: true },
  decorators: (Story) => (
    <LinkProvider link={BusyBlog}>
      <Story />
    </LinkProvider>
  ),
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const MenuOpen: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const menu = () => canvas.queryByRole('navigation', { name: 'Main' });
    const button = canvas.getByRole('button', { name: 'Menu' });
    await step('closed by the button', async () => {
      await userEvent.dblClick(button);
      await expect(menu()).not.toBeInTheDocument();
    });
    await step('closed by Escape', async () => {
      await userEvent.click(button);
      await userEvent.tab();
      await expect(menu()).toContainElement(document.querySelector('a:focus'));
      await userEvent.keyboard('{Escape}');
      await expect(menu()).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await userEvent.click(button);
    await expect(menu()).toBeVisible();
  },
};

/** A logo of the brand's own stands in the place of the motif. */
export const Logo: Story = { args: { logo: site.logo } };

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: { brand: 'கலைக்கூடம் 🌾 Studio for Websites, Marketing and Automation' },
  globals: { viewport: { value: 'smallPhone' } },
};

/** One link under the pointer, another one with the focus. */
export const States: Story = {
  parameters: {
    pseudo: { hover: 'nav a[href="/blog"]', focusVisible: 'nav a[href="/services"]' },
  },
};
