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
    heading: 'Blog post',
    loading: 'Loading...',
    failure: 'This post could not be loaded.',
    related: 'Related posts',
    pager: { pager: 'More posts', next: 'Read next', previous: 'Previous', all: 'All posts' },
  },
  archive: { link: 'All posts by date' },
} as const;
