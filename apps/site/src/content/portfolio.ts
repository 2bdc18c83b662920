import { site } from './site';

export const portfolio = {
  seo: {
    title: `Portfolio – ${site.brand}`,
    description: `Websites, stores, campaigns and automations that ${site.brand} has made for its clients.`,
  },
  hero: {
    title: 'Our Portfolio',
    text: 'Explore our latest projects and success stories that showcase our expertise',
  },
  project: {
    heading: 'Project',
    loading: 'Loading...',
    ask: 'Ask about a project like this',
    failure: 'This project could not be loaded.',
    related: 'Related projects',
    pager: {
      pager: 'More projects',
      next: 'See next',
      previous: 'Previous',
      all: 'All projects',
    },
  },
  archive: { link: 'All projects by date' },
} as const;
