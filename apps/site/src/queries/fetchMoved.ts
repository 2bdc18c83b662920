import type { QueryClient } from '@tanstack/react-query';
import type { EntryKind } from './entryQueries';
import { fetchEntry } from './fetchEntry';
import { readRows } from './publicRows';

/** Reads the entry that left an address, and caches it for its new one. @throws like `readRows` */
export async function fetchMoved<Entry extends object>(
  kind: EntryKind<Entry, unknown>,
  name: string,
  client: QueryClient,
  signal: AbortSignal,
): Promise<Entry | null> {
  const query = { select: 'slug', old_slug: `eq.${name}`, limit: '1' };
  const rows = await readRows('moved_posts', query, signal).catch((error: { status?: number }) => {
    // A backend without this migration.
    if (error.status === 404) return [];
    throw error;
  });
  const { slug } = (rows[0] ?? {}) as { slug?: unknown };
  if (typeof slug !== 'string') return null;
  const entry = await fetchEntry(kind, slug, undefined, signal);
  if (entry) client.setQueryData([kind.key, 'entry', slug], entry);
  return entry;
}
