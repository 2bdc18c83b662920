import { site } from './site';

const unread = { loading: 'Loading...', failure: 'The archive could not be loaded.' };

/** Texts of the pages that name every entry of a list. */
export const archives = {
  blog: {
    ...unread,
    seo: {
      title: `Blog archive – ${site.brand}`,
      description: `Every post of ${site.brand} by its title, newest first.`,
    },
    hero: { title: 'Blog archive', text: 'Every post by year, newest first' },
    list: 'Blog',
  },
  portfolio: {
    ...unread,
    seo: {
      title: `Portfolio archive – ${site.brand}`,
      description: `Every project of ${site.brand} by its title, newest first.`,
    },
    hero: { title: 'Portfolio archive', text: 'Every project by year, newest first' },
    list: 'Portfolio',
  },
} as const;
