import { paths } from '../paths';
import { emailHref, phoneHref, site } from './site';

/** What every public page carries. */
export const layout = {
  nav: [
    { label: 'Home', href: paths.home },
    { label: 'About', href: paths.about },
    { label: 'Services', href: paths.services },
    { label: 'Portfolio', href: paths.portfolio },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
  ],
  cta: { label: 'Get Free Consultation', href: site.links.consultation },
  quickLinks: [
    { label: 'About Us', href: paths.about },
    { label: 'Services', href: paths.services },
    { label: 'Portfolio', href: paths.portfolio },
    { label: 'Blog', href: paths.blog },
    { label: 'Contact', href: paths.contact },
  ],
  footerServices: [
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
  pageLoading: 'Loading the page...',
  pageFailed: 'This page could not be loaded. Check your connection and try again.',
  partFailed: 'A part of this page could not be loaded. Check your connection and try again.',
} as const;
