import { type LazyPart, lazyPart } from '@agency/ui/primitives/lazyPart';
import { panelSections } from '#src/lib/pages.ts';

export const adminSections: Record<string, LazyPart<object>> = {
  [panelSections.posts]: lazyPart(async () => (await import('../editor/PostsPanel')).default),
  [panelSections.projects]: lazyPart(async () => (await import('../editor/ProjectsPanel')).default),
  [panelSections.messages]: lazyPart(
    async () => (await import('../messages/MessagesPanel')).default,
  ),
  [panelSections.pictures]: lazyPart(
    async () => (await import('../pictures/PicturesPanel')).default,
  ),
};
