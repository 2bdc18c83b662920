import type { Neighbours } from '@agency/model/listed';
import { relatedTo } from '@agency/model/related';
import type { Cursor } from './cursor';

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
