import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** Reads what will be shown next. The promise resolves when the read has ended, also in failure. */
export function usePrefetch(): QueryClient['prefetchQuery'] {
  const client = useQueryClient();
  return (options) => client.prefetchQuery(options);
}
