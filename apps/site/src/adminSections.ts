import { type LazyPart, lazyPart } from '@agency/ui/hooks/lazyPart';
import { panelSections } from './pages';

const parts = {
  posts: lazyPart(async () => (await import('./routes/admin/PostsPanel')).default),
  projects: lazyPart(async () => (await import('./routes/admin/ProjectsPanel')).default),
  messages: lazyPart(async () => (await import('./routes/admin/MessagesPanel')).default),
  pictures: lazyPart(async () => (await import('./routes/admin/PicturesPanel')).default),
} satisfies Record<keyof typeof panelSections, LazyPart<object>>;

/** The code of the panel's sections, by their path. */
export const adminSections: Record<string, LazyPart<object>> = Object.fromEntries(
  Object.entries(parts).map(([name, part]) => [panelSections[name as keyof typeof parts], part]),
);
