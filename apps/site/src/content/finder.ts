export const finder = {
  pages: 'Pages',
  posts: 'Posts',
  projects: 'Projects',
  more: 'More',
  allPosts: (query: string) => `All posts for “${query}”`,
  /** Posts, and projects, that are shown. */
  most: 6,
} as const;
