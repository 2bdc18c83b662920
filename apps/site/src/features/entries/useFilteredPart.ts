import { useInfiniteQuery } from '@tanstack/react-query';
import { isFiltered, isSearch, type ListFilter } from '#lib/backend/listFilter';
import type { ListQueries } from '#lib/backend/queriesOf';
import { useSearchSettled } from '#lib/useSearchSettled';

export interface EntryTests<Listed> {
  /** Whether a search finds an entry that is loaded. */
  matches: (entry: Listed, filter: ListFilter) => boolean;
  /** Whether the entry came with its text. */
  isWhole: (entry: Listed) => boolean;
}

interface LoadedList<Listed> {
  data: Listed[] | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isRefetching: boolean;
}

/** What the backend has of a filtered list, where what is loaded does not answer it. */
export function useFilteredPart<Listed>(
  queries: Pick<ListQueries<Listed>, 'list'>,
  filter: ListFilter,
  all: LoadedList<Listed>,
  isWhole: (entry: Listed) => boolean,
) {
  const settled = useSearchSettled(filter.words.join(' '));
  // A long list that is read to its end has no texts.
  const lacksTexts =
    filter.words.length > 0 && !all.isFetching && all.data?.some((entry) => !isWhole(entry));
  const ofPart = all.hasNextPage ? isFiltered(filter) : lacksTexts === true;
  const part = useInfiniteQuery({
    ...queries.list(filter),
    enabled: ofPart && settled && !all.isRefetching,
  });
  return { searched: isSearch(filter), ofPart, settled, part };
}
