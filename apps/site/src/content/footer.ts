import { legalNames, pages } from '../lib/pages';
import { paths } from '../lib/paths';
import { emailHref, phoneHref } from './contactHrefs';
import { site } from './site';

export const footer = {
  brand: site.brand,
  logo: site.logo,
  tagline: site.tagline,
  social: site.social,
  quickLinks: [
    { label: 'About Us', href: paths.about },
    { label: 'Services', href: paths.services },
    { label: 'Portfolio', href: paths.portfolio },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
  ],
  services: [
    'Web Development',
    'Digital Marketing',
    'AI Automation',
    'Brand Strategy',
    'Content Creation',
  ],
  contact: [
    { icon: 'phone', label: site.phone, href: phoneHref },
    { icon: 'mail', label: site.email, href: emailHref },
    { icon: 'pin', label: `${site.location} ${site.postalCode}` },
  ],
  legal: site.legal.map(({ label, page, href }) => ({
    label,
    href: href ?? (legalNames().includes(page) ? pages[page].path : undefined),
  })),
} as const;
