/** A page, as the router, the build, the hosts' rules, the sitemap and the tests know it. */
export interface SitePage {
  path: string;
  /** The chunk of its route. Absent: the application's own. */
  chunk?: 'home' | 'contact' | 'texts' | 'lists' | 'entries' | 'admin';
  /** Its name in the header. Absent: the header has no link to it. */
  nav?: string;
  /** Search engines may not list it. Default: they may. */
  noindex?: true;
  /** The page that leads to it. Absent: the home page. */
  above?: 'portfolio' | 'blog';
}

/**
 * Every page with a URL of its own, in the header's order. Posts and projects have pages below their lists. By its
 * name, a page of texts has its route (`features/about/AboutRoute.tsx`), and each indexable page its texts: what a
 * file of `content` exports under that name.
 */
export const pages = {
  home: { path: '/', chunk: 'home', nav: 'Home' },
  about: { path: '/about', chunk: 'texts', nav: 'About' },
  services: { path: '/services', chunk: 'texts', nav: 'Services' },
  portfolio: { path: '/portfolio', chunk: 'lists', nav: 'Portfolio' },
  portfolioArchive: { path: '/portfolio/archive', chunk: 'lists', above: 'portfolio' },
  blog: { path: '/blog', chunk: 'lists', nav: 'Blog' },
  blogArchive: { path: '/blog/archive', chunk: 'lists', above: 'blog' },
  contact: { path: '/contact', chunk: 'contact', nav: 'Contact' },
  /** The legal pages exist where their texts do, in `content/legal`. */
  privacy: { path: '/privacy', chunk: 'texts' },
  terms: { path: '/terms', chunk: 'texts' },
  cookies: { path: '/cookies', chunk: 'texts' },
  /** The shells of entries that the build did not know. */
  project: { path: '/portfolio/_entry', chunk: 'entries', noindex: true },
  post: { path: '/blog/_entry', chunk: 'entries', noindex: true },
  admin: { path: '/admin', chunk: 'admin', noindex: true },
  notFound: { path: '/404', noindex: true },
} as const satisfies Record<string, SitePage>;

/** Paths of the panel's sections. Their order and names in the sidebar are `sections` of `content/admin.ts`. */
export const panelSections = {
  posts: '/admin',
  projects: '/admin/portfolio',
  messages: '/admin/messages',
  pictures: '/admin/pictures',
} as const;

export const LEGAL_NAMES = ['privacy', 'terms', 'cookies'] as const;

export type LegalName = (typeof LEGAL_NAMES)[number];

/**
 * The legal pages whose text exists in `content/legal`: Vite's configuration looks when it starts, and sets
 * `VITE_LEGAL_PAGES`.
 */
export const legalNames = (): LegalName[] =>
  LEGAL_NAMES.filter((name) => import.meta.env.VITE_LEGAL_PAGES?.split(',').includes(name));

/** A page's file in the built site. */
export const fileOf = ({ path }: SitePage): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;
