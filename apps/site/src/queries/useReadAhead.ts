import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';

/**
 * Reads what will be shown next.
 * @returns resolves when the read has ended, whether it succeeded or not
 */
export function useReadAhead<Data, Key extends QueryKey>(
  query: (name: string) => FetchQueryOptions<Data, Error, Data, Key>,
): (name: string) => Promise<void> {
  const client = useQueryClient();
  return (name) => client.prefetchQuery(query(name));
}
