import type { AdminListing } from '@agency/ui/admin/AdminList';
import { notify } from '@agency/ui/primitives/Toaster';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { admin } from '#src/content/admin.ts';
import { type AdminTable, toListing } from './adminTable';
import type { AdminRow } from './entryConflict';
import { type DeletionTexts, useDeletion } from './useDeletion';

export type ListTexts = DeletionTexts & { fetchFailed: string };

/**
 * A section's list with what can be done to it, with a notification of each outcome.
 * @param onUndo brings a deleted row back; default: nothing does
 */
export function useAdminList<Row extends AdminRow>(
  table: AdminTable<Row>,
  texts: ListTexts,
  onUndo?: (deleted: Row) => void,
): AdminListing<Row> {
  const result = useInfiniteQuery(table.list);
  const { errorUpdatedAt, refetch, fetchNextPage, hasNextPage, isFetching } = result;

  // The failure of an earlier visit to the section is in the cache, and was shown then.
  const shownAt = useRef(errorUpdatedAt);
  useEffect(() => {
    if (errorUpdatedAt === shownAt.current) return;
    shownAt.current = errorUpdatedAt;
    notify.error(admin.error, texts.fetchFailed);
  }, [errorUpdatedAt, texts]);

  const onMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return {
    list: toListing(result),
    onRetry: () => void refetch(),
    onMore,
    onDelete: useDeletion(table, texts, onUndo),
  };
}
