import { pages } from '../lib/pages';
import { paths } from '../lib/paths';
import { site } from './site';

export const notFound = {
  seo: {
    title: `Page not found – ${site.brand}`,
    description: 'There is no page at this address.',
  },
  title: 'Oops! Page not found',
  /** Where rendering a page has failed. */
  errorTitle: 'Unexpected Application Error!',
  more: [pages.services, pages.portfolio, pages.contact].map(({ nav, path }) => ({
    label: nav,
    href: path,
  })),
  home: { label: 'Return to Home', href: paths.home },
} as const;
