import { type LazyPart, lazyPart } from '@agency/ui/primitives/lazyPart';
import { panelSections } from '#lib/pages';

const parts = {
  posts: lazyPart(async () => (await import('../editor/PostsPanel')).default),
  projects: lazyPart(async () => (await import('../editor/ProjectsPanel')).default),
  messages: lazyPart(async () => (await import('../messages/MessagesPanel')).default),
  pictures: lazyPart(async () => (await import('../pictures/PicturesPanel')).default),
} satisfies Record<keyof typeof panelSections, LazyPart<object>>;

export const adminSections: Record<string, LazyPart<object>> = Object.fromEntries(
  Object.entries(parts).map(([name, part]) => [panelSections[name as keyof typeof parts], part]),
);
