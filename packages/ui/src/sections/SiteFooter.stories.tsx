import { site } from '@agency/mocks/fixtures/site';
import { longTitle, tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from './SiteFooter';

const meta = {
  title: 'Sections/SiteFooter',
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
    // What has no address yet says that it leads nowhere.
    for (const { label } of [...site.social, ...site.legal]) {
      const link = canvas.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
    await expect(canvas.getByText('Brand Strategy').closest('a')).toBeNull();
  },
};

export const WithAddresses: Story = {
  args: {
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

export const LongText: Story = { args: { brand: longTitle, tagline: longTitle } };
/** A logo of the brand's own stands in the place of the motif. */
export const Logo: Story = { args: { logo: site.logo } };
export const Tamil: Story = { args: { brand: 'கலைக்கூடம்', tagline: tamilText } };
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const Emoji: Story = { args: { tagline: 'Growth, every morning 🌾' } };
