import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { pages, panelSections } from './pages.ts';

/** The site's own origin where none is configured: that of the preview. */
export const LOCAL_SITE = 'http://localhost:4173';

/** Id of the contact form, also in links to it. */
export const MESSAGE_FORM_ID = 'enquiry';

export const paths = {
  home: pages.home.path,
  about: pages.about.path,
  services: pages.services.path,
  portfolio: pages.portfolio.path,
  portfolioArchive: pages.portfolioArchive.path,
  project: ({ id }: Pick<Project, 'id'>) => `${pages.portfolio.path}/${encodeURIComponent(id)}`,
  blog: pages.blog.path,
  blogArchive: pages.blogArchive.path,
  post: ({ slug }: Pick<Post, 'slug'>) => `${pages.blog.path}/${encodeURIComponent(slug)}`,
  contact: pages.contact.path,
  /** The contact form, with a subject. */
  messageAbout: (subject: string) =>
    `${pages.contact.path}?about=${encodeURIComponent(subject)}#${MESSAGE_FORM_ID}`,
  admin: pages.admin.path,
  panel: panelSections,
} as const;

/** The canonical, absolute form of an in-app URL. */
export function absolute(path: string): string {
  const tidy = path.replace(/(.)\/+$/, '$1');
  return new URL(tidy, import.meta.env.VITE_SITE_URL ?? LOCAL_SITE).href;
}
