import { paths } from '../lib/paths';
import { blog } from './blog';
import { portfolio } from './portfolio';

export const search = {
  pages: 'Pages',
  posts: 'Posts',
  projects: 'Projects',
  more: 'More',
  allPosts: (query: string) => `All posts for “${query}”`,
  /** What is left where these can't be searched. */
  all: [
    { href: paths.blogArchive, label: blog.archive.link },
    { href: paths.portfolioArchive, label: portfolio.archive.link },
  ],
  /** Posts, and projects, that are shown. */
  most: 6,
} as const;
