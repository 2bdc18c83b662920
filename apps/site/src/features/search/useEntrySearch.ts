import { cutQuery, SEARCH_PAUSE, searchTerms } from '@agency/model/search';
import { useDebounced } from '@agency/ui/hooks/useDebounced';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListOptions } from '../entries/listQueries';
import { postQueries } from '../entries/postQueries';
import { projectQueries } from '../entries/projectQueries';

type SearchResult<Row> = ReturnType<typeof useSearchResult<Row>>;

/** A search of posts and projects in a dialog. */
export function useEntrySearch(open: boolean) {
  const [query, onQueryChange] = useState('');
  const typed = cutQuery(query);
  const asked = useDebounced(typed, SEARCH_PAUSE);
  const terms = searchTerms(asked);
  const enabled = open && terms.length > 0;
  return {
    query,
    terms,
    /** Whether the backend is asked. */
    enabled,
    posts: useSearchResult(postQueries.list({ terms }), enabled),
    projects: useSearchResult(projectQueries.list({ terms }), enabled),
    /** What the dialog has of its field, and of all the lists that are searched. */
    paletteOf: (...lists: SearchResult<unknown>[]) => ({
      query,
      onQueryChange,
      searching: typed !== asked || lists.some(({ searching }) => searching),
      onRetry: lists.some(({ failed }) => failed)
        ? () => {
            for (const { failed, retry } of lists) if (failed) retry();
          }
        : undefined,
    }),
  };
}

/** What a search has found; nothing while it is not enabled. */
export function useSearchResult<Row>(options: ListOptions<Row>, enabled: boolean) {
  const query = useInfiniteQuery({ ...options, enabled, placeholderData: keepPreviousData });
  const { data = [], isFetching, isError, refetch } = query;
  return {
    entries: enabled ? data : [],
    searching: enabled && isFetching,
    failed: enabled && isError && !isFetching,
    retry: () => void refetch(),
  };
}
