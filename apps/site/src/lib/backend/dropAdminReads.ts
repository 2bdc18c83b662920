import type { QueryClient } from '@tanstack/react-query';

export function dropAdminReads(client: QueryClient): void {
  client.removeQueries({ queryKey: ['admin'] });
}
