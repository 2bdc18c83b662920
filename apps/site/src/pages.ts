/** A page of the site, as the router, the build, the hosts' rules, the sitemap and the tests know it. */
export interface SitePage {
  path: string;
  /** Its file in the built site. */
  file: string;
  /** The chunk of its route. Absent: the application's own. */
  chunk?: 'texts' | 'lists' | 'articles' | 'archive' | 'legal' | 'AdminRoute';
  /** Search engines may list it. */
  listed: boolean;
  /** The table of its list. */
  table?: 'blog_posts' | 'portfolio';
  /** Path above the pages of its list's archive: `<path>/1` and so on. */
  archive?: string;
  /** Further paths that its file answers; `:name` is one part of a path. */
  alsoAt?: readonly string[];
}

/** Every page with an address of its own. Posts and projects have pages below their lists. */
export const pages = {
  home: { path: '/', file: 'index.html', chunk: 'texts', listed: true },
  about: { path: '/about', file: 'about.html', chunk: 'texts', listed: true },
  services: { path: '/services', file: 'services.html', chunk: 'texts', listed: true },
  portfolio: {
    path: '/portfolio',
    file: 'portfolio.html',
    chunk: 'lists',
    listed: true,
    table: 'portfolio',
    archive: '/portfolio/archive',
  },
  blog: {
    path: '/blog',
    file: 'blog.html',
    chunk: 'lists',
    listed: true,
    table: 'blog_posts',
    archive: '/blog/archive',
  },
  contact: { path: '/contact', file: 'contact.html', chunk: 'texts', listed: true },
  /** The legal pages exist where their texts do, in `content/legal`. */
  privacy: { path: '/privacy', file: 'privacy.html', chunk: 'legal', listed: true },
  terms: { path: '/terms', file: 'terms.html', chunk: 'legal', listed: true },
  cookies: { path: '/cookies', file: 'cookies.html', chunk: 'legal', listed: true },
  /** The shell of a project that the build did not know. */
  project: {
    path: '/portfolio/_entry',
    file: 'portfolio/_entry.html',
    chunk: 'articles',
    listed: false,
    alsoAt: ['/portfolio/:id'],
  },
  /** The shell of a post that the build did not know. */
  post: {
    path: '/blog/_entry',
    file: 'blog/_entry.html',
    chunk: 'articles',
    listed: false,
    alsoAt: ['/blog/:slug'],
  },
  admin: {
    path: '/admin',
    file: 'admin.html',
    chunk: 'AdminRoute',
    listed: false,
    alsoAt: ['/admin/portfolio', '/admin/messages'],
  },
  notFound: { path: '/404', file: '404.html', listed: false },
} as const satisfies Record<string, SitePage>;

/** The legal pages. */
export const LEGAL_NAMES = ['privacy', 'terms', 'cookies'] as const;

export type LegalName = (typeof LEGAL_NAMES)[number];
