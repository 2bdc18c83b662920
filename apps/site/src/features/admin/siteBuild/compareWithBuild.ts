import type { WaitingEntry } from '@agency/ui/admin/SiteBuildDialog';
import type { BuiltState } from './builtEntries';

/**
 * Compares what is stored with what the build read.
 * @param built as the last build read them
 * @param stored now
 * @returns what visitors' search engines, feeds and previews do not know yet, deletions last
 */
export function compareWithBuild(
  built: readonly BuiltState[],
  stored: readonly BuiltState[],
): WaitingEntry[] {
  const known = new Map(built.map((entry) => [entry.id, entry]));
  const kept = new Set(stored.map(({ id }) => id));
  return [
    ...stored.flatMap(({ id, title, updated_at }): WaitingEntry[] => {
      const before = known.get(id);
      if (!before) return [{ id, title, change: 'created' }];
      return before.updated_at === updated_at ? [] : [{ id, title, change: 'changed' }];
    }),
    ...built
      .filter(({ id }) => !kept.has(id))
      .map(({ id, title }): WaitingEntry => ({ id, title, change: 'deleted' })),
  ];
}
