import type { ListResult } from '@agency/model/listed';
import { type ListOptions, useListResult } from '#src/lib/backend/useListResult.ts';
import { useSearchWords } from '#src/lib/useSearchWords.ts';
import { postQueries } from '../entries/postQueries';
import { projectQueries } from '../entries/projectQueries';

type Outcome = Pick<ListResult<unknown>, 'searching' | 'failed' | 'retry'>;

/** The search of posts and projects. */
export function useEntrySearch(query: string, open: boolean) {
  const { words, isTyping } = useSearchWords(query);
  const enabled = open && words.length > 0;
  return {
    words,
    /** Whether the backend is asked. */
    enabled,
    posts: useSearched(postQueries.list({ words }), enabled),
    projects: useSearched(projectQueries.list({ words }), enabled),
    /** What the search's dialog says of all the lists that are searched. */
    stateOf: (lists: readonly Outcome[]) => ({
      searching: isTyping || lists.some(({ searching }) => searching),
      onRetry: lists.some(({ failed }) => failed)
        ? () => {
            for (const { failed, retry } of lists) if (failed) retry();
          }
        : undefined,
    }),
  };
}

/** What a search has found; nothing while it is not enabled. */
export function useSearched<Row>(options: ListOptions<Row>, enabled: boolean): ListResult<Row> {
  const result = useListResult({ ...options, enabled });
  return enabled ? result : NOTHING;
}

const NOTHING = {
  entries: [],
  total: 0,
  more: undefined,
  searching: false,
  failed: false,
  retry() {},
};
