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
} as const;
