import { type PageChunk, page } from './pageChunk';
import { paths } from './paths';

export const adminSections: Record<string, PageChunk> = {
  [paths.admin]: page(() => import('./routes/admin/PostsPanel')),
  [paths.adminPortfolio]: page(() => import('./routes/admin/ProjectsPanel')),
  [paths.adminMessages]: page(() => import('./routes/admin/MessagesPanel')),
  [paths.adminPictures]: page(() => import('./routes/admin/PicturesPanel')),
};
