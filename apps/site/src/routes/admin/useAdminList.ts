import { notify } from '@agency/ui/primitives/Toaster';
import type { AdminListing } from '@agency/ui/sections/AdminList';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { admin } from '../../content/admin';
import { type adminListQuery, toListing } from '../../queries/admin/adminList';
import type { Cursor } from '../../queries/fetchRange';
import { gotNoAnswer, messageOf } from './messageOf';

interface Texts {
  fetchFailed: string;
  deleteFailed: string;
  deleted: string;
  confirm: string;
}

/** A section's list with what can be done to it, each outcome told in the section's words. */
export function useAdminList<Row extends Cursor>(
  query: ReturnType<typeof adminListQuery<Row>>,
  deleteRow: (row: Row) => Promise<void>,
  texts: Texts,
): AdminListing<Row> & { reload: () => Promise<void> } {
  const queryClient = useQueryClient();
  const result = useInfiniteQuery(query);
  const { errorUpdatedAt, refetch, fetchNextPage, hasNextPage, isFetching } = result;

  // A failure of an earlier visit to the section has been told.
  const toldAt = useRef(errorUpdatedAt);
  useEffect(() => {
    if (errorUpdatedAt === toldAt.current) return;
    toldAt.current = errorUpdatedAt;
    notify.error(admin.error, texts.fetchFailed);
  }, [errorUpdatedAt, texts]);

  const onMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);

  const reload = async () => {
    // The public lists are read once for each page load, or when they have changed.
    queryClient.removeQueries({ queryKey: ['posts'] });
    queryClient.removeQueries({ queryKey: ['projects'] });
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
  };

  const deleting = useRef(new Set<string>());
  const onDelete = async (row: Row) => {
    if (deleting.current.has(row.id) || !window.confirm(texts.confirm)) return false;
    deleting.current.add(row.id);
    try {
      await deleteRow(row);
    } catch (error) {
      notify.error(admin.error, messageOf(error, texts.deleteFailed));
      // It may have been deleted all the same.
      if (gotNoAnswer(error)) void reload();
      return false;
    } finally {
      deleting.current.delete(row.id);
    }
    notify.success(admin.success, texts.deleted);
    await reload();
    return true;
  };

  return { list: toListing(result), onRetry: () => void refetch(), onMore, onDelete, reload };
}
