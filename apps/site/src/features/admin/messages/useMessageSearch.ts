import type { Listing } from '@agency/model/listResult';
import type { Message } from '@agency/model/message';
import type { Remote } from '@agency/model/remote';
import {
  containsTerms,
  cutQuery,
  foldedText,
  SEARCH_PAUSE,
  searchTerms,
} from '@agency/model/search';
import { useDebounced } from '@agency/ui/hooks/useDebounced';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageQueries } from './messageQueries';

const textsOf = ({ name, email, mobile, message }: Message) => [name, email, mobile, message];

/** A search over all messages: here while all are read, else in the database. */
export function useMessageSearch(list: Remote<Listing<Message>>) {
  const [query, setQuery] = useState('');
  const typed = cutQuery(query);
  const asked = useDebounced(typed, SEARCH_PAUSE);
  const terms = useMemo(() => searchTerms(asked), [asked]);
  const loaded = list.status === 'ready' ? list.data : undefined;
  const isAllRead = loaded !== undefined && loaded.items.length >= loaded.total;
  const asks = terms.length > 0 && loaded !== undefined && !isAllRead;
  const result = useInfiniteQuery({
    ...messageQueries.found(terms),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  const { hasNextPage, isFetching, isFetchingNextPage, isPlaceholderData } = result;
  const matching = useMemo(
    () => loaded?.items.filter((message) => containsTerms(foldedText(message, textsOf), terms)),
    [loaded, terms],
  );
  const items = (asks && result.data) || matching;
  const more = asks && (!result.data || isPlaceholderData || hasNextPage);
  const searching = typed !== asked || (isFetching && !isFetchingNextPage);
  return {
    toolbar: {
      query,
      onQueryChange: setQuery,
      /** Absent unless older messages could not be searched. */
      onRetry: asks && result.isError && !isFetching ? () => void result.refetch() : undefined,
    },
    /** Undefined without a search. */
    found:
      terms.length > 0 && items
        ? {
            items,
            total: items.length + (more ? 1 : 0),
            searching: !isAllRead && searching,
            more,
            terms,
          }
        : undefined,
    onMoreFound: () => {
      if (hasNextPage && !isFetching) void result.fetchNextPage();
    },
  };
}
