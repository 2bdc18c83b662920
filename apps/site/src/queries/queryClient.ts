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

/** The cache of all reads: once per page load, retried here and nowhere else. */
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
        retry: (failures, error) => failures < MOST_RETRIES && !isRefusal(error),
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

/** A 4xx answer will not change by asking again. */
function isRefusal(error: Error & { status?: number }): boolean {
  return error.status !== undefined && error.status >= 400 && error.status < 500;
}

export function toRemote<Data>({ status, data }: UseQueryResult<Data>): Remote<Data> {
  if (data !== undefined) return { status: 'ready', data };
  return { status: status === 'error' ? 'failed' : 'loading' };
}
