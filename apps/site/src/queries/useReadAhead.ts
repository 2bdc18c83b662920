import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Reads what will be shown next. The promise resolves when the read has ended, also in failure. */
export function useReadAhead<Data, Key extends QueryKey>(
  query: (name: string) => FetchQueryOptions<Data, Error, Data, Key>,
): (name: string) => Promise<void> {
  const client = useQueryClient();
  return (name) => client.prefetchQuery(query(name));
}
