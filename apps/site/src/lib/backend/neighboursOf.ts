import type { Neighbours } from '@agency/model/listed';
import { RELATED_REACH, relatedTo } from '@agency/model/related';
import { type Answer, answerTo } from './backendError';
import { beside, type Cursor, type RowsRequest } from './readRange';

/** An entry with what relates it to others. */
export interface RelatableEntry extends Cursor {
  tags: readonly string[];
  category?: string | undefined;
}

/** What a page links to, from the entries on either side of its own, nearest first. */
export function neighboursOf<Entry extends RelatableEntry>(
  entry: RelatableEntry,
  newer: readonly Entry[],
  older: readonly Entry[],
): Neighbours<Entry> {
  const [next, ...others] = older;
  // A page leads to the next entry by itself.
  return { newer: newer[0], older: next, related: relatedTo(entry, newer, others) };
}

/** Reads the entries before and after one in the newest-first list, and related ones near it. */
export async function readNeighbours<Entry extends RelatableEntry>(
  entry: RelatableEntry,
  request: () => RowsRequest & PromiseLike<Answer<unknown[]>>,
  parse: (answer: unknown) => Entry[],
): Promise<Neighbours<Entry>> {
  const near = async (side: 'gt' | 'lt') => {
    const ascending = side === 'gt';
    const answer = request()
      .or(beside(entry, side))
      .order('created_at', { ascending })
      .order('id', { ascending })
      .limit(RELATED_REACH);
    return parse(await answerTo(answer));
  };
  return neighboursOf(entry, ...(await Promise.all([near('gt'), near('lt')])));
}
