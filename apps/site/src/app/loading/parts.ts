import { LazyListDialog } from '@agency/ui/patterns/LazyListDialog';
import { type LazyPart, lazyPart, type Preloadable } from '@agency/ui/primitives/lazyPart';
import type { ComponentType } from 'react';
import { firstInteraction } from '../../lib/hydration';
import { legalNames, pages, panelSections } from '../../lib/pages';
import { paths } from '../../lib/paths';

export const QueryProvider = lazyPart(
  async () => (await import('../../lib/backend/QueryProvider')).default,
);
export const AdminRoute = lazyPart(
  async () => (await import('../../features/admin/session/AdminRoute')).default,
);

/** The panel's sections, by their URL. */
export const adminSections: Record<string, LazyPart<object>> = {
  [panelSections.posts]: lazyPart(
    async () => (await import('../../features/admin/editor/PostsPanel')).default,
  ),
  [panelSections.projects]: lazyPart(
    async () => (await import('../../features/admin/editor/ProjectsPanel')).default,
  ),
  [panelSections.messages]: lazyPart(
    async () => (await import('../../features/admin/messages/MessagesPanel')).default,
  ),
  [panelSections.pictures]: lazyPart(
    async () => (await import('../../features/admin/pictures/PicturesPanel')).default,
  ),
};

const textRoutes = import.meta.glob<ComponentType>(
  ['../../features/*/*Route.tsx', '!../../features/{entries,legal}/*'],
  { import: 'default' },
);

/** Pages that are no list, by their URL. The folder of a route has the page's name in `lib/pages.ts`. */
export const textPages: Record<string, LazyPart<object>> = {
  ...Object.fromEntries(
    Object.entries(textRoutes).map(([file, load]) => {
      const name = file.split('/').at(-2) as keyof typeof pages;
      return [pages[name].path, lazyPart(load)];
    }),
  ),
  ...(import.meta.env.VITE_LEGAL_PAGES && legalPages()),
};

function legalPages() {
  const LegalRoute = lazyPart(
    async () => (await import('../../features/legal/LegalRoute')).default,
  );
  return Object.fromEntries(legalNames().map((name) => [pages[name].path, LegalRoute]));
}

/** Lists and the pages of their entries, by the list's URL. */
export const listPages: Record<string, { List: LazyPart<object>; Entry: LazyPart<object> }> = {
  [paths.portfolio]: {
    List: lazyPart(async () => (await import('../../features/entries/PortfolioRoute')).default),
    Entry: lazyPart(async () => (await import('../../features/entries/EntryRoute')).ProjectRoute),
  },
  [paths.blog]: {
    List: lazyPart(async () => (await import('../../features/entries/BlogRoute')).default),
    Entry: lazyPart(async () => (await import('../../features/entries/EntryRoute')).PostRoute),
  },
};

/** The search of the site, over any page. */
export const SiteSearch = lazyPart(
  async () => (await import('../../features/search/SiteSearch')).default,
);

export const ArchiveRoute = lazyPart(
  async () => (await import('../../features/entries/ArchiveRoute')).default,
);

export const archivePaths: readonly string[] = [paths.blogArchive, paths.portfolioArchive];

/** The code of everything that a visitor can open. */
export const publicParts: readonly Preloadable[] = [
  QueryProvider,
  ...Object.values(textPages),
  ...Object.values(listPages).flatMap(({ List, Entry }) => [List, Entry]),
  ArchiveRoute,
  LazyListDialog,
  SiteSearch,
];

/**
 * Downloads the code of all public pages once a visitor has interacted and the browser is idle, so
 * that no navigation waits for it.
 */
export async function preloadPublicPages(): Promise<void> {
  await firstInteraction();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const preload = () => {
    // A link whose code is missing then opens its page as a document.
    for (const part of publicParts) part.preload().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(preload);
  else setTimeout(preload);
}

/** What a URL needs. @param background the list that a dialog is open over */
function partsAt(pathname: string, background?: string): readonly Preloadable[] {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const list = background !== undefined && listPages[background];
  if (list) return [QueryProvider, list.List, LazyListDialog];
  const text = textPages[path];
  if (text) return [text];
  const panel = adminSections[path];
  if (panel) return [QueryProvider, AdminRoute, panel];
  if (archivePaths.includes(path)) return [QueryProvider, ArchiveRoute];
  const url = Object.keys(listPages).find((each) => `${path}/`.startsWith(`${each}/`));
  const below = url !== undefined && listPages[url];
  return below ? [QueryProvider, path === url ? below.List : below.Entry] : [];
}

/** Downloads what a URL needs. @returns undefined when it is there */
export function preloadPage(pathname: string, background?: string): Promise<unknown> | undefined {
  const parts = partsAt(pathname, background).filter((part) => !part.isLoaded());
  return parts.length > 0 ? Promise.all(parts.map((part) => part.preload())) : undefined;
}
