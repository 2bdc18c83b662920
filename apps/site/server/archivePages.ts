import { archives } from '../src/content/archives.ts';
import { pages } from '../src/pages.ts';
import { PAGE_RANGE } from '../src/queries/listRange.ts';
import { seoOfArchive } from '../src/seo.ts';
import type { BuiltPage } from './sitePages.ts';

/** Links on one page of an archive. */
export const ARCHIVE_LINKS = 100;

/** The archive pages of a list, newest first; none where the list page itself shows every entry. */
export function archivePages(
  name: 'blog' | 'portfolio',
  list: BuiltPage,
  total: number,
): BuiltPage[] {
  const count = archiveLength(total);
  return Array.from({ length: count }, (_, index) => {
    const page = count - index;
    const { title, page: place } = archives[name];
    const address = `${pages[name].archive}/${page}`;
    return {
      address,
      file: `${address.slice(1)}.html`,
      chunk: 'lists',
      ...seoOfArchive(title, place(index + 1, count)),
      trail: [...list.trail, { name: title, address }],
      archived: { table: pages[name].table, page },
    };
  });
}

export const archiveLength = (total: number): number =>
  total > PAGE_RANGE ? Math.ceil(total / ARCHIVE_LINKS) : 0;

/**
 * Splits a list that is sorted newest first. All parts but the newest are full, so that a new entry
 * changes that one alone.
 */
export function archiveParts<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const parts: Entry[][] = [];
  for (let end = entries.length; end > 0; end -= size) {
    parts.unshift(entries.slice(Math.max(end - size, 0), end));
  }
  return parts;
}
