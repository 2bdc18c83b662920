import { type Chunk, lazyChunk } from '@agency/ui/hooks/lazyChunk';
import { LazyDialog } from '@agency/ui/primitives/LazyDialog';
// Lists and text pages share these: from here, neither downloads the other's chunk for them.
import '@agency/ui/hooks/useFocusFallback';
import '@agency/ui/primitives/Grid';
import { adminSections } from './adminSections';
import { EntryActions } from './EntryActions';
import { legalNames } from './legalNames';
import { type PageChunk, page } from './pageChunk';
import { pages } from './pages';
import { paths } from './paths';

export const QueryProvider = page(() => import('./startup/QueryProvider'));
export const AdminRoute = page(() => import('./routes/admin/AdminRoute'));

/** Pages without rows, by their address. */
export const textPages: Record<string, PageChunk> = {
  [paths.home]: page(() => import('./routes/HomeRoute')),
  [paths.about]: page(() => import('./routes/AboutRoute')),
  [paths.services]: page(() => import('./routes/ServicesRoute')),
  [paths.contact]: page(() => import('./routes/ContactRoute')),
  ...(import.meta.env.VITE_LEGAL_PAGES && legalPages()),
};

function legalPages() {
  const LegalRoute = page(() => import('./routes/LegalRoute'));
  return Object.fromEntries(legalNames().map((name) => [pages[name].path, LegalRoute]));
}

export const listPages: Record<string, { param: string; List: PageChunk; Entry: PageChunk }> = {
  [paths.portfolio]: {
    param: 'id',
    List: page(() => import('./routes/PortfolioRoute')),
    Entry: page(() => import('./routes/ProjectRoute')),
  },
  [paths.blog]: {
    param: 'slug',
    List: page(() => import('./routes/BlogRoute')),
    Entry: page(() => import('./routes/PostRoute')),
  },
};

/** The search of the site, over any page. */
export const Finder = lazyChunk(async () => (await import('./routes/Finder')).default);

const ArchiveRoute = page(() => import('./routes/ArchiveRoute'));

/** By the address above them. */
export const archivePages: Record<string, PageChunk> = {
  [pages.blog.archive]: ArchiveRoute,
  [pages.portfolio.archive]: ArchiveRoute,
};

/** What an address needs. @param background the list that a dialog is open over */
export function chunksAt(pathname: string, background?: string): readonly Chunk[] {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const list = background !== undefined && listPages[background];
  if (list) return [QueryProvider, list.List, LazyDialog];
  const text = textPages[path];
  if (text) return [text];
  const panel = adminSections[path];
  if (panel) return [QueryProvider, AdminRoute, panel];
  const archive = Object.keys(archivePages).find((each) => path.startsWith(`${each}/`));
  if (archive) return [QueryProvider, ArchiveRoute];
  const address = Object.keys(listPages).find((each) => `${path}/`.startsWith(`${each}/`));
  const reading = address !== undefined && listPages[address];
  return reading ? [QueryProvider, path === address ? reading.List : reading.Entry] : [];
}

function isEntry(pathname: string): boolean {
  const chunks = chunksAt(pathname);
  return Object.values(listPages).some(({ Entry }) => chunks.includes(Entry));
}

/** Downloads what an address needs. @returns undefined when it is there */
export function preloadPage(pathname: string, background?: string): Promise<unknown> | undefined {
  const wanted = chunksAt(pathname, background);
  // A navigation updates the entry's end; before it is hydrated, React would discard its markup.
  const chunks = isEntry(window.location.pathname) ? [...wanted, EntryActions] : wanted;
  const downloads = chunks.flatMap((chunk) => chunk.preload() ?? []);
  return downloads.length > 0 ? Promise.all(downloads) : undefined;
}
