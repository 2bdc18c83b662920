import type { Cursor, Range } from './cursor';
import type { ListFilter } from './listFilter';
import { FOUND, readRange } from './readRange';
import { publicApi } from './supabase';

/** A range of what a search function of the database finds, newest first. @throws like `answerTo` */
export function readFound<Row extends Cursor>(
  search: 'search_blog_posts' | 'search_portfolio',
  { tag, words }: ListFilter,
  cursor: Cursor | null,
  signal: AbortSignal,
  parse: (answer: unknown) => Row[],
): Promise<Range<Row>> {
  const asked = {
    words: words.join(' '),
    ...(tag !== undefined && { tagged: tag }),
    ...(cursor && { before: cursor.created_at, before_id: cursor.id }),
  };
  const request = publicApi().rpc(search, asked, { get: true });
  return readRange(request.abortSignal(signal), parse, FOUND);
}
