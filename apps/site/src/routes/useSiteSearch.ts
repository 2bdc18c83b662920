import { searchWords } from '@agency/model/search';
import { useMemo } from 'react';
import type { ListFilter } from '../queries/listFilter';
import { postQueries } from '../queries/posts';
import { projectQueries } from '../queries/projects';
import { hitsOf } from './hitsOf';
import { matchesPost, matchesProject } from './matches';
import { useFound } from './useFound';
import { useSearchSettled } from './useSearchSettled';

export function useSiteSearch(query: string, open: boolean) {
  const key = searchWords(query).join(' ');
  const filter = useMemo<ListFilter>(() => ({ words: key === '' ? [] : key.split(' ') }), [key]);
  const { words } = filter;
  const settled = useSearchSettled(key);
  const asks = open && settled && words.length > 0;
  const posts = useFound(postQueries, filter, asks, matchesPost);
  const projects = useFound(projectQueries, filter, asks, matchesProject);
  const found = [posts, projects];
  const groups = hitsOf(query.trim(), words, posts.entries, projects.entries);
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
