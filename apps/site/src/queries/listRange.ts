import { type Cursor, cursorOf, olderThan, type Range } from './cursor';
import type { EntryKind } from './entryQueries';
import { type Relation, type RowsQuery, readRows, rowsAddress } from './publicRows';

/** Rows that a list's page carries, and cards in its HTML: two rows of three. */
export const PAGE_RANGE = 6;
/** Rows of a list's first read: an ordinary list has no more. */
export const FIRST_RANGE = 100;
/** Rows of the first read of a longer list: as many cards as its grid always renders. */
export const SHORT_RANGE = 12;
const FURTHER_RANGE = 100;

type Kind = Pick<EntryKind<unknown, unknown>, 'table' | 'view'>;

interface RangeWanted {
  /** Null for the newest entries. */
  cursor: Cursor | null;
  category?: string | undefined;
  /** The list is known to be longer than an ordinary first range. */
  long: boolean;
}

interface RangeRead {
  relation: Relation;
  limit: number;
  query: RowsQuery;
}

function rangeRead({ table, view }: Kind, { cursor, category, long }: RangeWanted): RangeRead {
  const limit = cursor !== null ? FURTHER_RANGE : long ? SHORT_RANGE : FIRST_RANGE;
  return {
    relation: long ? view : table,
    limit,
    query: {
      select: '*',
      ...(category !== undefined && { category: `eq.${category}` }),
      ...(cursor !== null && { or: `(${olderThan(cursor)})` }),
      order: 'created_at.desc,id.desc',
      limit: String(limit),
    },
  };
}

/** The address of a list's first read, which the head script sends. */
export function earlyAddress(backend: string, kind: Kind, long: boolean): string {
  const { relation, query } = rangeRead(kind, { cursor: null, long });
  return rowsAddress(backend, relation, query);
}

/** Reads a part of a list, newest first. @throws like `readRows` */
export async function fetchListRange<Listed extends Cursor>(
  kind: EntryKind<unknown, Listed>,
  wanted: RangeWanted,
): Promise<Range<Listed>> {
  const { relation, limit, query } = rangeRead(kind, wanted);
  const answer = await readRows(relation, query);
  const rows = await kind.parseListed(answer);
  const last = rows.at(-1);
  return { rows, next: answer.length < limit || !last ? null : cursorOf(last) };
}
