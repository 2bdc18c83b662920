import { pages as table } from '../../apps/site/src/lib/pages.ts';

/** The pages that search engines may list, and what each calls itself. */
const names = {
  home: { current: 'Home', h1: 'Your Growth Partner – Uplift' },
  about: { current: 'About', h1: 'About Uplift' },
  services: { current: 'Services', h1: 'Our Services' },
  portfolio: { current: 'Portfolio', h1: 'Our Portfolio' },
  blog: { current: 'Blog', h1: 'Blog' },
  contact: { current: 'Contact', h1: 'Contact Us' },
} as const satisfies Partial<Record<keyof typeof table, object>>;

export const pages = (Object.keys(names) as (keyof typeof names)[]).map((name) => ({
  path: table[name].path,
  ...names[name],
}));
