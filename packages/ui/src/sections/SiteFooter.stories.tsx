import { site } from '@agency/mocks/fixtures/site';
import { longTitle, tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
};

/** A logo of the brand's own stands in the place of the motif. */
export const WithAddresses: Story = {
  args: {
    logo: site.logo,
    social: site.social.map((profile) => ({ ...profile, href: 'https://example.com/profile' })),
    legal: site.legal.map((page) => ({ ...page, href: '/legal' })),
  },
};

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: { brand: 'கலைக்கூடம்', tagline: `${tamilText} ${longTitle} 🌾` },
  globals: { viewport: { value: 'smallPhone' } },
};

/** Links under the pointer, and others with the focus. */
export const States: Story = {
  parameters: { pseudo: { hover: 'nav:first-of-type a', focusVisible: 'nav:last-of-type a' } },
};
