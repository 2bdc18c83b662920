import { pages, type SitePage } from '../lib/pages';
import { site } from './site';

/** What every public page begins with. */
export const layout = {
  nav: Object.values<SitePage>(pages).flatMap(({ nav, path }) =>
    nav ? [{ label: nav, href: path }] : [],
  ),
  cta: { label: 'Get Free Consultation', href: site.links.consultation },
  pageLoading: 'Loading the page...',
  pageFailed: 'This page could not be loaded. Check your connection and try again.',
  partFailed: 'A part of this page could not be loaded. Check your connection and try again.',
} as const;
