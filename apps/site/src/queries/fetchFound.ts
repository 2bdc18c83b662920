import { type Cursor, cursorOf, type Range } from './cursor';
import type { EntryKind } from './entryQueries';
import type { ListFilter } from './listFilter';
import { readRows } from './publicRows';

/** Rows of one answer: as many as the database gives. */
const FOUND = 30;

interface Wanted extends Pick<ListFilter, 'tag' | 'words'> {
  /** Null for the newest entries. */
  cursor: Cursor | null;
}

/** Lets the database search, newest first. @throws like `readRows` */
export async function fetchFound<Listed extends Cursor>(
  kind: Pick<EntryKind<unknown, Listed>, 'table' | 'parseListed'>,
  { cursor, tag, words }: Wanted,
  signal?: AbortSignal,
): Promise<Range<Listed>> {
  const answer = await readRows(
    `rpc/search_${kind.table}`,
    {
      words: words.join(' '),
      ...(tag !== undefined && { tagged: tag }),
      ...(cursor && { before: cursor.created_at, before_id: cursor.id }),
    },
    signal,
  );
  const rows = await kind.parseListed(answer);
  const last = rows.at(-1);
  return { rows, next: answer.length < FOUND || !last ? null : cursorOf(last) };
}
