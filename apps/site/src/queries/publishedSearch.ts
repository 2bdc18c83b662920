import type { Cursor, Range } from './cursor';
import { bucketOf, isOlder, type PublishedTable, readPublishedFile } from './publishedFiles';

/** Entries of one answer; each may lie in another file. */
const FOUND = 12;
/** Entries of a full file of a range; the same number as the build's `ARCHIVE_LINKS`. */
export const RANGE_LENGTH = 100;

/**
 * Of each word, the entries that have it. They are numbered from the oldest, and each number is the
 * distance from the one before: a new entry changes the files of its own words alone.
 */
export type SearchFile = Record<string, number[]>;

/** The words of a folded text: what stands between punctuation and spaces. */
export const tokensOf = (folded: string): string[] =>
  folded.split(/[^\p{L}\p{M}\p{N}\p{S}]+/u).filter(Boolean);

/** The name under which a tag's entries are listed; no word begins like it. */
export const tagToken = (tag: string) => `#${tag}`;

/** What the file of a word is chosen by: words that begin alike are in one. */
export const prefixOf = (token: string): string =>
  token.startsWith('#') ? token : [...token].slice(0, 2).join('');

interface Wanted {
  tag?: string | undefined;
  words: readonly string[];
}

/** Entries older than the cursor, with the tag and, for each word, a word that begins with it. */
export async function searchPublished<Entry extends Cursor>(
  table: PublishedTable,
  cursor: Cursor | null,
  { tag, words }: Wanted,
): Promise<Range<Entry>> {
  const tokens = [
    ...(tag === undefined ? [] : [tagToken(tag)]),
    ...words.flatMap((word) => tokensOf(word)),
  ];
  const [first, ...others] = await Promise.all(tokens.map((token) => entriesWith(table, token)));
  const numbers = [...(first ?? [])]
    .filter((number) => others.every((each) => each.has(number)))
    .sort((one, other) => other - one);
  const rows: Entry[] = [];
  for (const number of numbers) {
    const row = await entryAt<Entry>(table, number, cursor);
    if (row && rows.length === FOUND) return { rows, next: rows.at(-1) ?? null };
    if (row) rows.push(row);
  }
  return { rows, next: null };
}

async function entriesWith({ search }: PublishedTable, token: string): Promise<Set<number>> {
  const address = search[bucketOf(prefixOf(token), search.length)];
  if (address === undefined) return new Set();
  const exact = token.startsWith('#') || [...token].length === 1;
  const file = await readOnce<SearchFile>(address);
  return new Set(
    Object.entries(file)
      .filter(([word]) => (exact ? word === token : word.startsWith(token)))
      .flatMap(([, distances]) => {
        let number = -1;
        return distances.map((distance) => (number += distance));
      }),
  );
}

/** @returns undefined for an entry that is not older than the cursor */
async function entryAt<Entry extends Cursor>(
  { ranges }: PublishedTable,
  number: number,
  cursor: Cursor | null,
): Promise<Entry | undefined> {
  const at = ranges.length - 1 - Math.floor(number / RANGE_LENGTH);
  const next = ranges[at + 1];
  const range = ranges[at];
  // The whole range is newer.
  if (!range || (cursor && next && !isOlder(next, cursor) && next.id !== cursor.id))
    return undefined;
  const rows = await readOnce<Entry[]>(range.file);
  const row = rows[rows.length - 1 - (number % RANGE_LENGTH)];
  return row && (cursor === null || isOlder(row, cursor)) ? row : undefined;
}

const files = new Map<string, Promise<unknown>>();

/** A file is read once: its name changes with its content. */
function readOnce<Content>(address: string): Promise<Content> {
  const reading = files.get(address) ?? readPublishedFile(address);
  files.set(address, reading);
  reading.catch(() => files.delete(address));
  return reading as Promise<Content>;
}
