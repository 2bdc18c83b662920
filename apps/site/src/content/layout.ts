import { pages, type SitePage } from '../lib/pages';
import { paths } from '../lib/paths';
import { site } from './site';

/** What every public page begins with. */
export const layout = {
  nav: Object.values<SitePage>(pages).flatMap(({ nav, path }) =>
    nav ? [{ label: nav, href: path }] : [],
  ),
  cta: { label: 'Get Free Consultation', href: site.links.consultation },
  /** Below each post and project. */
  agency: {
    text: `${site.brand} builds websites, runs marketing and automates work for small and mid-sized businesses in ${site.region}.`,
    primary: { label: 'Get Free Consultation', href: site.links.consultation },
    secondary: { label: `About ${site.brand}`, href: paths.about },
  },
  pageLoading: 'Loading the page...',
  pageFailed: 'This page could not be loaded. Check your connection and try again.',
  partFailed: 'A part of this page could not be loaded. Check your connection and try again.',
} as const;
