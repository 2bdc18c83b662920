import type { Neighbours } from '@agency/model/listed';
import { RELATED_REACH, relatedTo } from '@agency/model/related';
import type { Cursor } from './cursor';
import type { EntryKind } from './entryQueries';
import { readRows } from './publicRows';

/** An entry with what relates it to others. */
export interface Placed extends Cursor {
  tags: readonly string[];
  category?: string | undefined;
}

/** Reads the entries before and after one in the newest-first list, and related ones near it. */
export async function fetchNeighbours<Link>(
  { table, column, parseListed }: EntryKind<unknown, unknown>,
  entry: Placed,
  signal: AbortSignal,
): Promise<Neighbours<Link>> {
  const { created_at, id, category } = entry;
  const columns = ['id', 'title', 'created_at', column, 'tags'];
  const select = [...new Set([...columns, ...(category === undefined ? [] : ['category'])])].join();
  const near = async (compare: 'gt' | 'lt', direction: 'asc' | 'desc') => {
    const at = `created_at.${compare}."${created_at}"`;
    const or = `(${at},and(created_at.eq."${created_at}",id.${compare}."${id}"))`;
    const order = `created_at.${direction},id.${direction}`;
    const limit = String(RELATED_REACH);
    const rows = await readRows(table, { select, or, order, limit }, signal);
    return (await parseListed(rows)) as Placed[];
  };
  const [newer, older] = await Promise.all([near('gt', 'asc'), near('lt', 'desc')]);
  return neighboursOf<Placed & Link>(entry, newer as (Placed & Link)[], older as (Placed & Link)[]);
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
