import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { LOCAL_SITE } from './env';

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

/** An in-app address as the world outside knows it, in its one form. */
export function absolute(path: string): string {
  const tidy = path.replace(/(.)\/+$/, '$1');
  return new URL(tidy, import.meta.env.VITE_SITE_URL ?? LOCAL_SITE).href;
}
