import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { QueryClientContext } from './QueryClientContext';
import { createQueryClient } from './queryClient';

/** Id of the `<script>` with the page's data as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** What the build read for a page, by the keys of its queries. */
export type PageData = [key: readonly unknown[], data: unknown][];

/** Provides the query cache to what reads; other pages don't download the library. */
export default function QueryProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  const given = use(QueryClientContext);
  const [queryClient] = useState(() => given ?? sharedClient());
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

let shared: QueryClient | undefined;

/** Begins with what the build read, marked as stale: the queries of lists and entries read once more. */
function sharedClient(): QueryClient {
  if (shared) return shared;
  shared = createQueryClient();
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? '[]';
  for (const [key, data] of JSON.parse(text) as PageData) {
    shared.setQueryData(key, data, { updatedAt: 0 });
  }
  void shared.invalidateQueries({ refetchType: 'none' });
  return shared;
}
