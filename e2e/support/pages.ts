/** The addresses that are made at build time, and what each calls itself. */
export const pages = [
  { path: '/', current: 'Home', h1: 'Your Growth Partner – Uplift' },
  { path: '/about', current: 'About', h1: 'About Uplift' },
  { path: '/services', current: 'Services', h1: 'Our Services' },
  { path: '/portfolio', current: 'Portfolio', h1: 'Our Portfolio' },
  { path: '/blog', current: 'Blog', h1: 'Blog' },
  { path: '/contact', current: 'Contact', h1: 'Contact Us' },
] as const;
