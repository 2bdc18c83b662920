import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '#content/admin';
import { toRemote } from '#lib/backend/queryClient';
import type { AdminRow } from '../lib/entryConflict';
import { notifyOutcome } from '../lib/notifyOutcome';
import type { EntryTable } from './entryTable';

export interface HistoryOptions<Row extends AdminRow, Fields> {
  table: Pick<EntryTable<Row, never>, 'history' | 'comparison' | 'restore'>;
  toFields: (row?: Row) => Fields;
  /** Whether the form holds something that is not saved, which restoring discards. */
  hasDraft: () => boolean;
  onRestored: (fields: Fields) => void;
}

/** The versions of a row, the comparison of one of them with the present one, and its restoring. */
export function useEntryHistory<Row extends AdminRow, Fields extends Record<string, string>>(
  id: string,
  open: boolean,
  { table, toFields, hasDraft, onRestored }: HistoryOptions<Row, Fields>,
) {
  const [compared, setCompared] = useState<number | null>(null);
  const history = useQuery({ ...table.history(id), enabled: open });
  const newest = history.data?.newest;
  const comparison = useQuery({
    ...table.comparison(compared ?? 0, newest ?? 0),
    enabled: compared !== null && newest !== undefined,
    select: ({ version, present }) => ({ version: toFields(version), present: toFields(present) }),
  });
  const restoring = useMutation(table.restore);
  /** Resolves to whether the compared version was restored. */
  const restore = async (): Promise<boolean> => {
    if (compared === null || (hasDraft() && !window.confirm(admin.discard))) return false;
    const { restoreFailed, restored } = admin.history;
    const attempt = restoring.mutateAsync(compared);
    if (!(await notifyOutcome(attempt, restoreFailed, restored))) return false;
    if (comparison.data) onRestored(comparison.data.version);
    setCompared(null);
    return true;
  };
  return {
    history: toRemote(history),
    comparison: toRemote(comparison),
    compared,
    onCompare: setCompared,
    onRetry: () => void history.refetch(),
    onRetryFields: () => void comparison.refetch(),
    restore,
    restoring: restoring.isPending,
  };
}
