import { type LazyPart, lazyPart } from '@agency/ui/hooks/lazyPart';
import { paths } from './paths';

export const adminSections: Record<string, LazyPart<object>> = {
  [paths.admin]: lazyPart(async () => (await import('./routes/admin/PostsPanel')).default),
  [paths.adminPortfolio]: lazyPart(
    async () => (await import('./routes/admin/ProjectsPanel')).default,
  ),
  [paths.adminMessages]: lazyPart(
    async () => (await import('./routes/admin/MessagesPanel')).default,
  ),
  [paths.adminPictures]: lazyPart(
    async () => (await import('./routes/admin/PicturesPanel')).default,
  ),
};
