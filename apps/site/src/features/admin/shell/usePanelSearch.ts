import { searchWords } from '@agency/model/search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListFilter } from '#lib/backend/listFilter';
import { matchesPost, matchesProject } from '#lib/matches';
import { useFound } from '#lib/useFound';
import { useSearchSettled } from '#lib/useSearchSettled';
import { postQueries } from '../../entries/postQueries';
import { projectQueries } from '../../entries/projectQueries';
import { messagesTable } from '../messages/messagesTable';
import { panelHits } from './panelHits';

export function usePanelSearch(query: string, open: boolean) {
  const key = searchWords(query).join(' ');
  const filter = useMemo<ListFilter>(() => ({ words: key === '' ? [] : key.split(' ') }), [key]);
  const { words } = filter;
  const settled = useSearchSettled(key);
  const asks = open && settled && words.length > 0;
  const posts = useFound(postQueries, filter, asks, matchesPost);
  const projects = useFound(projectQueries, filter, asks, matchesProject);
  const messages = useInfiniteQuery({ ...messagesTable.found(words), enabled: asks });
  const found = [posts, projects, { ...messages, refetch: () => void messages.refetch() }];
  return {
    groups: panelHits(
      words,
      posts.entries,
      projects.entries,
      words.length > 0 ? (messages.data ?? []) : [],
    ),
    searching: words.length > 0 && (!settled || found.some(({ isFetching }) => isFetching)),
    searchAgain: found.some(({ isError }) => isError)
      ? () => {
          for (const { isError, refetch } of found) if (isError) refetch();
        }
      : undefined,
  };
}
