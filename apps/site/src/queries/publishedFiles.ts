import type { Neighbours } from '@agency/model/listed';
import type { CategoryCount } from '@agency/model/project';
import { type Cursor, cursorOf, type Range } from './cursor';
import { neighboursOf, type Placed } from './fetchNeighbours';

/** Address of the index of the static files in which a build writes what is published. */
export const PUBLISHED_INDEX = '/published.json';

/** Address of the file that names every entry of the build; only the panel reads it. */
export const PUBLISHED_ENTRIES = '/published-entries.json';

export type PublishedEntries = Record<'blog_posts' | 'portfolio', PublishedState[]>;

/** An entry as the build read it. */
export interface PublishedState {
  id: string;
  title: string;
  updated_at?: string | null | undefined;
}

/** Milliseconds for one file. */
const TIMEOUT = 10_000;

export type PublishedIndex = Record<'blog_posts' | 'portfolio', PublishedTable>;

export interface PublishedTable {
  total: number;
  /** In the order of each one's newest project; empty for posts. */
  categories: CategoryCount[];
  /** The commonest tags first; empty for projects. */
  tags: string[];
  /** Files of consecutive entries without their long texts, newest first. */
  ranges: PublishedRange[];
  /** Files of whole entries; `bucketOf` says which one has an entry. */
  buckets: string[];
  /** Files that say which entries have a word. */
  search: string[];
}

/** A file, with `id` and `created_at` of its newest entry. */
interface PublishedRange extends Cursor {
  file: string;
  /** Places in `categories` of those that its entries have; absent for posts. */
  categories?: number[];
}

/** @throws Error when the site has no such file, as in development */
export const readPublishedIndex = (): Promise<PublishedIndex> => readPublishedFile(PUBLISHED_INDEX);

/** The bucket of an entry by the name in its address (FNV-1a). */
export function bucketOf(name: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < name.length; place += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0) % buckets;
}

export async function readPublishedEntry<Entry>(
  { buckets }: PublishedTable,
  column: keyof Entry,
  name: string,
): Promise<Entry | undefined> {
  const file = buckets[bucketOf(name, buckets.length)];
  if (file === undefined) return undefined;
  return (await readPublishedFile<Entry[]>(file)).find((entry) => entry[column] === name);
}

/** Entries that are older than the cursor, as many as one file has of them. */
export async function readPublishedRange<Entry extends Cursor>(
  { ranges, categories }: PublishedTable,
  cursor: Cursor | null,
  category?: string,
): Promise<Range<Entry>> {
  const place = categories.findIndex(({ name }) => name === category);
  const fits = (range: PublishedRange) =>
    category === undefined || range.categories?.includes(place) === true;
  const files = ranges.slice(fileOf(ranges, cursor)).filter(fits);
  for (const [index, { file }] of files.entries()) {
    const rows = (await readPublishedFile<(Entry & { category?: string })[]>(file)).filter(
      (row) =>
        (cursor === null || isOlder(row, cursor)) &&
        (category === undefined || row.category === category),
    );
    const last = rows.at(-1);
    if (last) return { rows, next: index < files.length - 1 ? cursorOf(last) : null };
  }
  return { rows: [], next: null };
}

/** The entries before and after one, and those of the same files that are related to it. */
export async function readPublishedNeighbours<Entry extends Cursor>(
  table: PublishedTable,
  entry: Placed,
): Promise<Neighbours<Entry>> {
  const at = fileOf(table.ranges, entry);
  const newer = table.ranges.slice(Math.max(at - 1, 0), at + 1);
  const before = (
    await Promise.all(newer.map(({ file }) => readPublishedFile<(Entry & Placed)[]>(file)))
  ).flat();
  const { rows } = await readPublishedRange<Entry & Placed>(table, entry);
  return neighboursOf(entry, before.filter((row) => isOlder(entry, row)).toReversed(), rows);
}

/** Newest first, with the id as tie-break. The backend writes all moments in one format. */
export function isOlder(row: Cursor, than: Cursor): boolean {
  if (row.created_at !== than.created_at) return row.created_at < than.created_at;
  return row.id < than.id;
}

/** The place of the last file that begins at the cursor or before it. */
function fileOf(ranges: readonly PublishedRange[], cursor: Cursor | null): number {
  if (cursor === null) return 0;
  return Math.max(
    ranges.findLastIndex((first) => !isOlder(first, cursor)),
    0,
  );
}

/** @throws Error when the site has no such file */
export async function readPublishedFile<Content>(address: string): Promise<Content> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
