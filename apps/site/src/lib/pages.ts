/** A page, as the router, the build, the hosts' rules, the sitemap and the tests know it. */
export interface SitePage {
  path: string;
  /** The file that renders it, in `features`. Absent: the application itself renders it. */
  route?: string | undefined;
  /** Its name in the header. Absent: the header has no link to it. */
  nav?: string;
  /** Search engines may not list it. Default: they may. */
  noindex?: true;
  /** The page that leads to it. Absent: the home page. */
  above?: 'portfolio' | 'blog';
}

/**
 * Every page with a URL of its own, in the header's order. Posts and projects have pages below their lists. Each
 * indexable page has its texts: what a file of `content` exports under its name.
 */
export const pages = {
  home: { path: '/', route: 'home/HomeRoute', nav: 'Home' },
  about: { path: '/about', route: 'about/AboutRoute', nav: 'About' },
  services: { path: '/services', route: 'services/ServicesRoute', nav: 'Services' },
  portfolio: { path: '/portfolio', route: 'entries/PortfolioRoute', nav: 'Portfolio' },
  portfolioArchive: {
    path: '/portfolio/archive',
    route: 'entries/ArchiveRoute',
    above: 'portfolio',
  },
  blog: { path: '/blog', route: 'entries/BlogRoute', nav: 'Blog' },
  blogArchive: { path: '/blog/archive', route: 'entries/ArchiveRoute', above: 'blog' },
  contact: { path: '/contact', route: 'contact/ContactRoute', nav: 'Contact' },
  /** The legal pages exist where their texts do, in `content/legal`. */
  privacy: { path: '/privacy', route: 'legal/LegalRoute' },
  terms: { path: '/terms', route: 'legal/LegalRoute' },
  cookies: { path: '/cookies', route: 'legal/LegalRoute' },
  /** The shells of entries that the build did not know. */
  project: { path: '/portfolio/_entry', route: 'entries/EntryRoute', noindex: true },
  post: { path: '/blog/_entry', route: 'entries/EntryRoute', noindex: true },
  admin: { path: '/admin', route: 'admin/session/AdminRoute', noindex: true },
  notFound: { path: '/404', noindex: true },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof pages;

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
