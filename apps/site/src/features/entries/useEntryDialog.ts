import type { ListResult } from '@agency/model/listResult';
import type { OpenedEntry } from '@agency/ui/sections/ListBand';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { loadAgain } from '#src/app/loading/navigation.ts';
import { listBehindOf } from '#src/lib/dialogHistoryState.ts';
import type { EntryQueries } from './neighbourQueries';
import { useMovedEntry } from './useMovedEntry';

interface DialogQueries<Listed, Entry> extends Pick<EntryQueries<Entry, unknown>, 'entry'> {
  nameOf: (entry: Listed) => string;
  hasText: (entry: Listed) => boolean;
}

/** The entry that the URL names, in a dialog over its list; read alone where the list lacks its text. */
export function useEntryDialog<Listed, Entry extends Listed>(
  queries: DialogQueries<Listed, Entry>,
  list: ListResult<Listed>,
  listHref: string,
  hrefFor: (entry: Listed) => string,
) {
  // Absent on the list's own URL.
  const { name } = useParams();
  const navigate = useNavigate();
  const location = useLocation();
  const listBehind = listBehindOf(location);
  const { state } = location;
  const listed = list.entries?.find((entry) => queries.nameOf(entry) === name);
  const complete = listed && queries.hasText(listed) ? listed : undefined;
  const alone = useQuery({
    ...queries.entry(name ?? ''),
    enabled: name !== undefined && list.entries !== undefined && !complete,
  });
  // Loaded as a document, the URL shows the entry's own page.
  const failed = alone.isError || (list.failed && alone.failureCount > 0);
  useEffect(() => {
    if (failed) void loadAgain();
  }, [failed]);
  // Null: the entry was deleted after the list was read.
  const missing = name !== undefined && !complete && alone.data === null;
  const entry = name === undefined || missing ? undefined : (complete ?? alone.data ?? listed);
  useMovedEntry(entry && queries.nameOf(entry) !== name ? hrefFor(entry) : undefined);
  const dialog: OpenedEntry<Listed> = {
    entry,
    failed,
    onRetry: () => void alone.refetch(),
    /** Back to the list that it was opened from, else to the list in its place. */
    onClose: useCallback(() => {
      if (listBehind === listHref) navigate(-1);
      else navigate(listHref, { replace: true });
    }, [navigate, listBehind, listHref]),
    /** In place of the first: Back closes the dialog, and the list stays filtered. */
    onOpen: useCallback(
      (other: Listed) => void navigate(hrefFor(other), { state, replace: true }),
      [navigate, hrefFor, state],
    ),
  };
  return { dialog, missing };
}
