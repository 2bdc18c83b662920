import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';

/** Every in-app address. Routes match them, links lead to them. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  portfolio: '/portfolio',
  project: ({ id }: Pick<Project, 'id'>) => `/portfolio/${encodeURIComponent(id)}`,
  blog: '/blog',
  post: ({ slug }: Pick<Post, 'slug'>) => `/blog/${encodeURIComponent(slug)}`,
  contact: '/contact',
  admin: '/admin',
  adminPortfolio: '/admin/portfolio',
  adminMessages: '/admin/messages',
} as const;
