import type { QueryClient } from '@tanstack/react-query';

/** Removes what an account has read from the cache. */
export function dropAdminReads(client: QueryClient): void {
  client.removeQueries({ queryKey: ['admin'] });
}
