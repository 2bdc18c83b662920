import type { WaitingEntry } from '@agency/model/waiting';
import type { PublishedState } from './publishedEntries';

/**
 * Compares what is stored with what the build read.
 * @param published by the build
 * @param stored now
 * @returns what visitors' search engines, feeds and previews do not know yet, deletions last
 */
export function compareWithBuild(
  published: readonly PublishedState[],
  stored: readonly PublishedState[],
): WaitingEntry[] {
  const known = new Map(published.map((entry) => [entry.id, entry]));
  const kept = new Set(stored.map(({ id }) => id));
  return [
    ...stored.flatMap(({ id, title, updated_at }): WaitingEntry[] => {
      const before = known.get(id);
      if (!before) return [{ id, title, change: 'created' }];
      return before.updated_at === updated_at ? [] : [{ id, title, change: 'changed' }];
    }),
    ...published
      .filter(({ id }) => !kept.has(id))
      .map(({ id, title }): WaitingEntry => ({ id, title, change: 'deleted' })),
  ];
}
