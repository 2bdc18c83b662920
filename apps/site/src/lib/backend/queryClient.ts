import type { Remote } from '@agency/model/remote';
import { QueryCache, QueryClient, type UseQueryResult } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** Logged before the error of a failed read. */
    queryMeta: { failure?: string };
  }
}

const MOST_RETRIES = 3;
const KEPT_UNUSED = 5 * 60_000;
const LONGEST_RETRY_DELAY = 30_000;

/** The cache of all reads: once per page load; retried after a pause here and nowhere else. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.error(query.meta?.failure, error),
    }),
    defaultOptions: {
      queries: {
        gcTime: KEPT_UNUSED,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        // A browser that reports itself offline fails, instead of loading for ever.
        networkMode: 'always',
        retry: isRetried,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_RETRY_DELAY),
      },
      mutations: {
        // Written texts don't stay in memory after the attempt.
        gcTime: 0,
        networkMode: 'always',
      },
    },
  });
}

/** A 4xx answer would not change. @param failures failed tries before this one */
export function isRetried(failures: number, { status }: Error & { status?: number }): boolean {
  const isFinal = status !== undefined && status >= 400 && status < 500;
  return failures < MOST_RETRIES && !isFinal;
}

export function toRemote<Data>({
  status,
  data,
}: Pick<UseQueryResult<Data>, 'status' | 'data'>): Remote<Data> {
  if (data !== undefined) return { status: 'ready', data };
  return { status: status === 'error' ? 'failed' : 'loading' };
}
