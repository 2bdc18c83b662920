import type { AdminListing } from '@agency/ui/admin/AdminList';
import { notify } from '@agency/ui/primitives/Toaster';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { admin } from '#src/content/admin.ts';
import type { AdminRow } from './adminQueries';
import { type AdminQueries, toListing } from './adminQueries';
import { type DeletionWords, useDeletion } from './useDeletion';

export type ListWords = DeletionWords & { fetchFailed: string };

/**
 * A section's list with what can be done to it, with a notification of each outcome.
 * @param onUndo brings a deleted row back; default: nothing does
 */
export function useAdminList<Row extends AdminRow>(
  queries: AdminQueries<Row>,
  words: ListWords,
  onUndo?: (deleted: Row) => void,
): AdminListing<Row> {
  const result = useInfiniteQuery(queries.list);
  const { errorUpdatedAt, refetch, fetchNextPage, hasNextPage, isFetching } = result;

  // The failure of an earlier visit to the section is in the cache, and was shown then.
  const shownAt = useRef(errorUpdatedAt);
  useEffect(() => {
    if (errorUpdatedAt === shownAt.current) return;
    shownAt.current = errorUpdatedAt;
    notify.error(admin.error, words.fetchFailed);
  }, [errorUpdatedAt, words]);

  const onMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  return {
    list: toListing(result),
    onRetry: () => void refetch(),
    onMore,
    onDelete: useDeletion(queries, words, onUndo),
  };
}
