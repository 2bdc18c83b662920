import type { Neighbours } from '@agency/model/listed';
import { RELATED_REACH, relatedTo } from '@agency/model/related';
import { type Answer, answerTo } from './backendError';
import type { Cursor } from './cursor';

/** An entry with what relates it to others. */
export interface Placed extends Cursor {
  tags: readonly string[];
  category?: string | undefined;
}

/** What a page links to, from the entries on either side of its own, nearest first. */
export function neighboursOf<Entry extends Placed>(
  entry: Placed,
  newer: readonly Entry[],
  older: readonly Entry[],
): Neighbours<Entry> {
  const [next, ...others] = older;
  // A page leads to the next entry by itself.
  return { newer: newer[0], older: next, related: relatedTo(entry, newer, others) };
}

/** What is used of a request for rows. */
interface RowsRequest extends PromiseLike<Answer<unknown[]>> {
  order: (column: string, options: { ascending: boolean }) => this;
  limit: (count: number) => this;
  or: (condition: string) => this;
}

/** Reads the entries before and after one in the newest-first list, and related ones near it. */
export async function readNeighbours<Entry extends Placed>(
  entry: Placed,
  request: () => RowsRequest,
  parse: (answer: unknown) => Entry[],
): Promise<Neighbours<Entry>> {
  const { created_at: moment, id } = entry;
  const near = async (side: 'gt' | 'lt') => {
    const ascending = side === 'gt';
    const answer = request()
      .or(`created_at.${side}."${moment}",and(created_at.eq."${moment}",id.${side}."${id}")`)
      .order('created_at', { ascending })
      .order('id', { ascending })
      .limit(RELATED_REACH);
    return parse(await answerTo(answer));
  };
  return neighboursOf(entry, ...(await Promise.all([near('gt'), near('lt')])));
}
