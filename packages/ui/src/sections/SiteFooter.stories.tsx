import { site } from '@agency/mocks/fixtures/site';
import { longTitle, tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/modes';
import { fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from './SiteFooter';

const meta = {
  title: 'Site/Page/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: site.brand,
    tagline: site.tagline,
    social: site.social,
    quickLinks: site.nav,
    services: site.footerServices,
    contact: site.contact,
    legal: site.legal,
    year: 2024,
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2024 Studio. All rights reserved.')).toBeVisible();
    const quickLinks = canvas.getByRole('navigation', { name: 'Quick Links' });
    const about = within(quickLinks).getByRole('link', { name: 'About' });
    await expect(about).toHaveAttribute('href', '/about');
    // What has no URL yet says that it leads nowhere.
    for (const { label } of [...site.social, ...site.legal]) {
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
    await expect(canvas.getByText('Brand Strategy').closest('a')).toBeNull();
  },
};

/** A logo of the brand's own stands in the place of the motif. */
export const WithAddresses: Story = {
  args: {
    logo: site.logo,
    social: site.social.map((profile) => ({ ...profile, href: 'https://example.com/profile' })),
    legal: site.legal.map((page) => ({ ...page, href: '/legal' })),
  },
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Instagram (opens in a new tab)' });
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/legal',
    );
  },
};

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: { brand: 'கலைக்கூடம்', tagline: `${tamilText} ${longTitle} 🌾` },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};

/** Links under the pointer, and others with the focus. */
export const States: Story = {
  parameters: { pseudo: { hover: 'nav:first-of-type a', focusVisible: 'nav:last-of-type a' } },
};
