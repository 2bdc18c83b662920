import type { IconName } from '@agency/ui/primitives/Icon';
import type { LegalName } from '../pages.ts';

interface Site {
  brand: string;
  tagline: string;
  phone: string;
  email: string;
  founder: string;
  /** The town of the postal address, as it is shown in one line. */
  location: string;
  /** The lines of the postal address. */
  address: readonly string[];
  postalCode: string;
  /** IANA time zone in which prerendered dates are written. */
  timeZone: string;
  /** Language and country, as shared links name them. */
  locale: string;
  /** Degrees north and east. */
  position: { latitude: number; longitude: number };
  links: {
    consultation: string;
    websiteOrder: string;
    /** The profile with the agency's story. */
    story: string;
    /** Absent: 'Schedule a Call' leads to the contact page. */
    scheduling: string | undefined;
  };
  /** Digits with the country's code, as wa.me takes them. */
  whatsapp: string;
  /** Without an address, a link says that it leads nowhere yet. */
  social: readonly {
    label: string;
    icon: IconName;
    href: string | undefined;
  }[];
  /** Without an address, a link leads to its page, which exists once `content/legal` has its text. */
  legal: readonly { label: string; page: LegalName; href: string | undefined }[];
}

/** Everything that changes from one client to the next. */
export const site: Site = {
  brand: 'Uplift',
  tagline: 'Websites, marketing and automation for the businesses of our region.',
  phone: '+91 98765 43210',
  email: 'hello@uplift.example',
  founder: "[Founder's name]",
  location: 'Valangaiman, Tamil Nadu',
  address: ['Valangaiman', 'Tamil Nadu 612804', 'India'],
  postalCode: '612804',
  timeZone: 'Asia/Kolkata',
  locale: 'en_IN',
  position: { latitude: 10.8562, longitude: 79.357 },
  links: {
    consultation: 'https://example.com/consultation',
    websiteOrder: 'https://example.com/order-a-website',
    story: 'https://example.com/our-story',
    scheduling: 'https://example.com/schedule',
  },
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

/** Spaces are for the eye only. */
export const phoneHref = `tel:${site.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${site.email}`;

/** A chat with the agency, with the given text already written. */
export function whatsappHref(text: string): string {
  return `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(text)}`;
}

/** A chat that begins with a greeting. */
export const chatHref = whatsappHref(
  `Hello ${site.brand}, I would like to talk about my business.`,
);
