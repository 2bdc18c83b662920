import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the build knew of each query, by its key, as a page carries it. */
export type KnownData = readonly (readonly [key: QueryKey, data: unknown])[];

/** Fills a cache with it, invalidated, so that the browser reads each query once more. */
export function addKnownData(client: QueryClient, known: KnownData): void {
  for (const [key, data] of known) client.setQueryData(key, data);
  // Marks them and reads nothing, so there is nothing to wait for.
  void client.invalidateQueries({ refetchType: 'none' });
}

export function knownDataOf(client: QueryClient): KnownData {
  const queries = client.getQueryCache().getAll();
  return queries.map(({ queryKey, state }) => [queryKey, state.data]);
}
