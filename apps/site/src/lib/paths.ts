import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { pages, panelSections } from './pages.ts';

/** The site's own origin where none is configured: that of the preview. */
export const LOCAL_SITE = 'http://localhost:4173';

/** Id of the contact form, also in links to it. */
export const MESSAGE_FORM_ID = 'enquiry';

/** The path of each page, by its name. */
const pathOf = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, path]),
) as { [Name in keyof typeof pages]: (typeof pages)[Name]['path'] };

/** Where links lead. */
export const paths = {
  ...pathOf,
  project: ({ id }: Pick<Project, 'id'>) => `${pages.portfolio.path}/${encodeURIComponent(id)}`,
  post: ({ slug }: Pick<Post, 'slug'>) => `${pages.blog.path}/${encodeURIComponent(slug)}`,
  postsTagged: (tag: string) => `${pages.blog.path}?tag=${encodeURIComponent(tag)}`,
  /** The contact form, with a subject. */
  messageAbout: (subject: string) =>
    `${pages.contact.path}?about=${encodeURIComponent(subject)}#${MESSAGE_FORM_ID}`,
  panel: panelSections,
} as const;

/** The canonical, absolute form of an in-app URL. */
export function absolute(path: string): string {
  const tidy = path.replace(/(.)\/+$/, '$1');
  return new URL(tidy, import.meta.env.VITE_SITE_URL ?? LOCAL_SITE).href;
}
