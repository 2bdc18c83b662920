import { site } from './site';

export const blog = {
  seo: {
    title: `Blog – ${site.brand}`,
    description: `Practical notes on websites, marketing and automation from the people of ${site.brand}.`,
  },
  hero: {
    title: 'Blog',
    text: 'Insights, tips, and industry updates from our experts',
  },
  post: {
    loading: 'Loading...',
    failure: 'This post could not be loaded.',
    related: 'Related posts',
    pager: { pager: 'More posts', next: 'Read next', previous: 'Previous', all: 'All posts' },
  },
  archive: {
    link: 'All posts by date',
    title: 'Blog archive',
    text: 'Every post, newest first',
    page: (page: number, pages: number) => `page ${page} of ${pages}`,
    pager: { pager: 'Archive', newer: 'Newer posts', older: 'Older posts', all: 'Blog' },
  },
} as const;
