import { searchWords } from '@agency/model/search';
import { useMemo } from 'react';
import type { ListFilter } from '#lib/backend/listFilter';
import { matchesPost, matchesProject } from '#lib/matches';
import { useFound } from '#lib/useFound';
import { useSearchSettled } from '#lib/useSearchSettled';
import { postQueries } from '../entries/postQueries';
import { projectQueries } from '../entries/projectQueries';

/** The search of posts and projects. */
export function useEntrySearch(query: string, open: boolean) {
  const key = searchWords(query).join(' ');
  const filter = useMemo<ListFilter>(() => ({ words: key === '' ? [] : key.split(' ') }), [key]);
  const { words } = filter;
  const settled = useSearchSettled(key);
  const asks = open && settled && words.length > 0;
  const posts = useFound(postQueries, filter, asks, matchesPost);
  const projects = useFound(projectQueries, filter, asks, matchesProject);
  return {
    words,
    /** Whether the backend is asked. */
    asks,
    posts,
    projects,
    /** What the search's dialog says of all the lists that are searched. */
    stateOf: (
      lists: readonly { isFetching: boolean; isError: boolean; refetch: () => unknown }[],
    ) => ({
      searching: words.length > 0 && (!settled || lists.some(({ isFetching }) => isFetching)),
      onRetry: lists.some(({ isError }) => isError)
        ? () => {
            for (const { isError, refetch } of lists) if (isError) refetch();
          }
        : undefined,
    }),
  };
}
