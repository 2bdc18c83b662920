import { searchWords } from '@agency/model/search';
import { useMemo } from 'react';
import type { ListFilter } from '#lib/backend/listFilter';
import { matchesPost, matchesProject } from '#lib/matches';
import { useFound } from '#lib/useFound';
import { useSearchSettled } from '#lib/useSearchSettled';
import { postQueries } from '../entries/postQueries';
import { projectQueries } from '../entries/projectQueries';
import { searchHits } from './searchHits';

export function useSiteSearch(query: string, open: boolean) {
  const key = searchWords(query).join(' ');
  const filter = useMemo<ListFilter>(() => ({ words: key === '' ? [] : key.split(' ') }), [key]);
  const { words } = filter;
  const settled = useSearchSettled(key);
  const asks = open && settled && words.length > 0;
  const posts = useFound(postQueries, filter, asks, matchesPost);
  const projects = useFound(projectQueries, filter, asks, matchesProject);
  const found = [posts, projects];
  const groups = searchHits(query.trim(), words, posts.entries, projects.entries);
  return {
    groups,
    searching: words.length > 0 && (!settled || found.some(({ isFetching }) => isFetching)),
    searchAgain: found.some(({ isError }) => isError)
      ? () => {
          for (const { isError, refetch } of found) if (isError) refetch();
        }
      : undefined,
  };
}
