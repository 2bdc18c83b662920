import type { Site, SiteMetadata } from './siteTypes.ts';

/**
 * Name, contact data, place and links of the client, which `pnpm run setup` writes. Figures such as
 * 600+ are in `home.ts` and `about.ts`.
 */
export const site: Site = {
  brand: 'Uplift',
  logo: undefined,
  verb: 'Uplift',
  tagline: 'Websites, marketing and automation for the businesses of our region.',
  phone: '+91 98765 43210',
  email: 'hello@uplift.example',
  founder: "[Founder's name]",
  portrait: undefined,
  region: 'Tamil Nadu',
  origin: 'Valangaiman, a town in southern India',
  location: 'Valangaiman, Tamil Nadu',
  address: ['Valangaiman', 'Tamil Nadu 612804', 'India'],
  postalCode: '612804',
  timeZone: 'Asia/Kolkata',
  position: { latitude: 10.8562, longitude: 79.357 },
  links: {
    consultation: 'https://example.com/consultation',
    websiteOrder: 'https://example.com/order-a-website',
    story: 'https://example.com/our-story',
    scheduling: 'https://example.com/schedule',
  },
  authority: 'the Data Protection Board of India',
  tamilNotice: 'unread',
  whatsapp: '919876543210',
  social: [
    { label: 'Facebook', icon: 'facebook', href: undefined },
    { label: 'Instagram', icon: 'instagram', href: undefined },
    { label: 'LinkedIn', icon: 'linkedin', href: undefined },
    { label: 'YouTube', icon: 'youtube', href: undefined },
  ],
  legal: [
    { label: 'Privacy Policy', page: 'privacy', href: undefined },
    { label: 'Terms of Service', page: 'terms', href: undefined },
    { label: 'Cookie Policy', page: 'cookies', href: undefined },
  ],
};

export const siteMetadata: SiteMetadata = {
  locale: 'en_IN',
  address: {
    street: '',
    town: 'Valangaiman',
    region: 'Tamil Nadu',
    postalCode: '612804',
    country: 'India',
  },
};
