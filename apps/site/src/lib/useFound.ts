import { useInfiniteQuery } from '@tanstack/react-query';
import { type Cursor, withFound } from './backend/cursor';
import type { ListFilter } from './backend/listFilter';
import type { ListQueries } from './backend/queriesOf';

/** A search's results in a list: loaded entries at once, others when the backend has answered. */
export function useFound<Listed extends Cursor>(
  queries: Pick<ListQueries<Listed>, 'list'>,
  filter: ListFilter,
  asks: boolean,
  matches: (entry: Listed, filter: ListFilter) => boolean,
) {
  const loaded = useInfiniteQuery({ ...queries.list(), enabled: false });
  const found = useInfiniteQuery({ ...queries.list(filter), enabled: asks });
  const known = filter.words.length > 0 ? (loaded.data ?? []) : [];
  return {
    entries: withFound(
      known.filter((entry) => matches(entry, filter)),
      filter.words.length > 0 ? found.data : [],
    ),
    isFetching: asks && found.isFetching,
    isError: asks && found.isError,
    refetch: () => void found.refetch(),
  };
}
