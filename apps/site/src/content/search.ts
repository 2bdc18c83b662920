import { paths } from '../lib/paths';
import { blog } from './blog';
import { portfolio } from './portfolio';

export const search = {
  pages: 'Pages',
  posts: 'Posts',
  projects: 'Projects',
  more: 'More',
  allPosts: (query: string) => `All posts for “${query}”`,
  /** Links when the search fails. */
  all: [
    { href: paths.blogArchive, label: blog.archive.link },
    { href: paths.portfolioArchive, label: portfolio.archive.link },
  ],
  /** How many posts, and how many projects, are shown at most. */
  most: 6,
} as const;
