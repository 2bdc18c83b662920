import { pages as table } from '../../apps/site/src/lib/pages.ts';

/** The headline of each page that the header links to. */
const headlines = {
  home: 'Your Growth Partner – Uplift',
  about: 'About Uplift',
  services: 'Our Services',
  portfolio: 'Our Portfolio',
  blog: 'Blog',
  contact: 'Contact Us',
} as const;

/** A post with every kind of formatting. */
export const formattedPost = {
  path: '/blog/google-business-profile-in-one-evening',
  h1: 'Your Google Business Profile in one evening',
};

export const pages = (Object.keys(headlines) as (keyof typeof headlines)[]).map((name) => ({
  path: table[name].path,
  current: table[name].nav,
  h1: headlines[name],
}));
