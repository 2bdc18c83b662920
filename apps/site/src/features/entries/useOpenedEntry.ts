import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EntryQueries } from '#lib/backend/queriesOf';
import { loadAgain } from '#lib/navigation';

export interface OpenedEntryOptions<Entry, Whole extends Entry> {
  /** The list as far as it is read. */
  list: readonly Entry[] | undefined;
  /** More of the list exists, or is being read. */
  growing: boolean;
  /** What the URL names; absent on the list's own. */
  name: string | undefined;
  nameOf: (entry: Entry) => string;
  isWhole: (entry: Entry) => boolean;
  /** Reads one entry past the list. */
  one: EntryQueries<Whole, unknown>['entry'];
  /** The list itself could not be read. */
  listFailed: boolean;
}

/** The entry that the URL names: from the list, or read alone where the list lacks its text. */
export function useOpenedEntry<Entry, Whole extends Entry>({
  list,
  growing,
  name,
  nameOf,
  isWhole,
  one,
  listFailed,
}: OpenedEntryOptions<Entry, Whole>) {
  const listed = name === undefined ? undefined : list?.find((entry) => nameOf(entry) === name);
  const whole = listed && isWhole(listed) ? listed : undefined;
  const alone = useQuery({
    ...one(name ?? ''),
    // An entry that is not listed may be newer, or have left the URL.
    enabled: name !== undefined && list !== undefined && !whole,
  });
  // Loaded as a document, the URL shows the entry's own page.
  const failed = alone.isError || (listFailed && alone.failureCount > 0);
  useEffect(() => {
    if (failed) void loadAgain();
  }, [failed]);
  // Null: the entry was deleted after the list was read.
  const entry = whole ?? (alone.data === null ? undefined : (alone.data ?? listed));
  return {
    entry: name === undefined ? undefined : entry,
    /** Its text could not be read. */
    failed,
    /** Neither the list nor the backend has it. */
    missing:
      name !== undefined &&
      !entry &&
      list !== undefined &&
      !alone.isFetching &&
      (!growing || alone.data === null),
    retry: () => void alone.refetch(),
  };
}
