import type { Preloadable } from '@agency/ui/hooks/usePreloaded';
import { LazyItemDialog } from '@agency/ui/patterns/LazyItemDialog';
import { type LazyComponent, lazyComponent } from '@agency/ui/primitives/lazyComponent';
import type { ComponentType } from 'react';
import { firstInteraction } from '../../lib/firstInteraction';
import { legalNames, type PageName, pages, panelSections, type SitePage } from '../../lib/pages';
import { paths } from '../../lib/paths';

/** What each URL needs of the site's own code, as components that are downloaded when they are needed. */

const FEATURES = '../../features/';
const routeFiles = import.meta.glob<ComponentType>(
  ['../../features/**/*Route.tsx', '!../../features/legal/*'],
  { import: 'default' },
);
const legalRoute = {
  [`${FEATURES}legal/LegalRoute.tsx`]: async () =>
    (await import('../../features/legal/LegalRoute')).default,
};

/** What `lib/pages.ts` names as routes. The build leaves out that of the legal texts where there are none. */
const routes = new Map(
  Object.entries({ ...routeFiles, ...(import.meta.env.VITE_LEGAL_PAGES && legalRoute) }).map(
    ([file, load]) => [file.slice(FEATURES.length, -'.tsx'.length), lazyComponent(load)],
  ),
);

function routeOf(name: PageName): LazyComponent<object> {
  const { route = '' }: SitePage = pages[name];
  const component = routes.get(route);
  if (!component) throw new Error(`The page ${name} has no route features/${route}.tsx.`);
  return component;
}

export const QueryProvider = lazyComponent(
  async () => (await import('../../lib/backend/QueryProvider')).default,
);
export const AdminRoute = routeOf('admin');
export const ArchiveRoute = routeOf('blogArchive');
/** An entry on a page of its own. */
export const EntryRoute = routeOf('post');

/** Lists of entries, by their URL. */
export const listPages: Record<string, LazyComponent<object>> = {
  [paths.portfolio]: routeOf('portfolio'),
  [paths.blog]: routeOf('blog'),
};

export const archivePaths: readonly string[] = [paths.blogArchive, paths.portfolioArchive];

const isTextPage = ({ route = 'entries/' }: SitePage) => !/^(?:entries|admin|legal)\//.test(route);
const textNames = (Object.keys(pages) as PageName[]).filter((name) => isTextPage(pages[name]));

/** Pages of texts, by their URL. */
export const textPages: Record<string, LazyComponent<object>> = Object.fromEntries(
  [...textNames, ...legalNames()].map((name) => [pages[name].path, routeOf(name)]),
);

/** The panel's sections, by their URL. */
export const adminSections: Record<string, LazyComponent<object>> = {
  [panelSections.posts]: lazyComponent(
    async () => (await import('../../features/admin/editor/PostsPanel')).default,
  ),
  [panelSections.projects]: lazyComponent(
    async () => (await import('../../features/admin/editor/ProjectsPanel')).default,
  ),
  [panelSections.messages]: lazyComponent(
    async () => (await import('../../features/admin/messages/MessagesPanel')).default,
  ),
  [panelSections.pictures]: lazyComponent(
    async () => (await import('../../features/admin/pictures/PicturesPanel')).default,
  ),
};

/** The search of the site, over any page. */
export const SiteSearch = lazyComponent(
  async () => (await import('../../features/search/SiteSearch')).default,
);

/** The code of everything that a visitor can open. */
export const publicComponents: readonly Preloadable[] = [
  QueryProvider,
  ...Object.values(textPages),
  ...Object.values(listPages),
  EntryRoute,
  ArchiveRoute,
  LazyItemDialog,
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
    for (const component of publicComponents) component.preload().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(preload);
  else setTimeout(preload);
}

/** What a URL needs. @param listBehind the list that a dialog is open over */
function componentsAt(pathname: string, listBehind?: string): readonly Preloadable[] {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const list = listBehind !== undefined && listPages[listBehind];
  if (list) return [QueryProvider, list, LazyItemDialog];
  const text = textPages[path];
  if (text) return [text];
  const panel = adminSections[path];
  if (panel) return [QueryProvider, AdminRoute, panel];
  if (archivePaths.includes(path)) return [QueryProvider, ArchiveRoute];
  const url = Object.keys(listPages).find((each) => `${path}/`.startsWith(`${each}/`));
  return url === undefined ? [] : [QueryProvider, listPages[path] ?? EntryRoute];
}

/** Downloads what a URL needs. @returns undefined when it is there */
export function preloadPage(pathname: string, listBehind?: string): Promise<unknown> | undefined {
  const missing = componentsAt(pathname, listBehind).filter((it) => !it.isLoaded());
  return missing.length > 0 ? Promise.all(missing.map((it) => it.preload())) : undefined;
}
