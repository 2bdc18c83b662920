import { pageScrollY } from '@agency/ui/hooks/pageScrollY';
import { useCallback, useEffect, useState } from 'react';
import { admin } from '#src/content/admin.ts';
import type { Cursor } from '#src/lib/backend/keysetPagination.ts';

/** Pixels from the top of the page within which new rows may push the list down. */
const TOP = 80;

/**
 * Reads a list again when a newer row is known: at once where its beginning is in view, otherwise
 * when `show` is called.
 * @param newest null where there is no row, undefined while nothing is known
 * @param items undefined while nothing has been read
 */
export function useNewRowsNotice(
  newest: Cursor | null | undefined,
  items: readonly Cursor[] | undefined,
  refetch: () => void,
) {
  /** The newest row that needs no notice: known at first, shown since, or asked for. */
  const [handled, setHandled] = useState<string>();
  const [arrived, setArrived] = useState(false);
  const newestId = newest === null ? '' : newest?.id;
  const isRead = items !== undefined && newestId !== undefined;
  const isShown = isRead && items.some(({ id }) => id === newestId);
  const waiting =
    isRead && handled !== undefined && newestId !== '' && !isShown && newestId !== handled;
  if (isRead && !waiting && handled !== newestId) setHandled(newestId);

  const show = useCallback(() => {
    setHandled(newestId);
    setArrived(true);
    refetch();
    window.scrollTo({ top: 0 });
  }, [newestId, refetch]);
  useEffect(() => {
    if (waiting && pageScrollY() < TOP) show();
  }, [waiting, show]);
  return { waiting, announcement: arrived ? admin.messages.arrived : '', onShow: show };
}
