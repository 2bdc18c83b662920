import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

export interface OpenedEntryOptions<Entry, Whole extends Entry, OneKey extends QueryKey> {
  /** The list as far as it is read. */
  list: readonly Entry[] | undefined;
  /** More of the list exists, or is being read. */
  growing: boolean;
  /** What the address names; absent on the list's own. */
  name: string | undefined;
  nameOf: (entry: Entry) => string;
  isWhole: (entry: Entry) => boolean;
  /** Reads one entry past the list. */
  one: (name: string) => UseQueryOptions<Whole | null, Error, Whole | null, OneKey>;
}

export interface OpenedEntry<Entry> {
  entry: Entry | undefined;
  /** Its text could not be read. */
  failed: boolean;
  /** Neither the list nor the backend has it. */
  missing: boolean;
  retry: () => void;
}

/** The entry that the address names: from the list, or read alone where the list lacks its text. */
export function useOpenedEntry<Entry, Whole extends Entry, OneKey extends QueryKey>({
  list,
  growing,
  name,
  nameOf,
  isWhole,
  one,
}: OpenedEntryOptions<Entry, Whole, OneKey>): OpenedEntry<Entry> {
  const listed = name === undefined ? undefined : list?.find((entry) => nameOf(entry) === name);
  const alone = useQuery({
    ...one(name ?? ''),
    // An entry that is not listed may be newer, or have left the address.
    enabled: name !== undefined && list !== undefined && !(listed && isWhole(listed)),
  });
  const whole = listed && isWhole(listed) ? listed : undefined;
  // Null: the entry was deleted after the list was read.
  const entry = whole ?? (alone.data === null ? undefined : (alone.data ?? listed));
  const isKnown = list !== undefined && !alone.isFetching;
  return {
    entry: name === undefined ? undefined : entry,
    failed: alone.isError,
    missing: name !== undefined && !entry && isKnown && (!growing || alone.data === null),
    retry: () => void alone.refetch(),
  };
}
