import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PAGE_DATA_ID, type PageData } from '../hydration';
import { QueryClientContext } from './QueryClientContext';
import { createQueryClient } from './queryClient';

/** Provides the query cache to what reads; other pages don't download the library. */
export default function QueryProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  const given = use(QueryClientContext);
  const [queryClient] = useState(() => given ?? sharedClient());
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

let shared: QueryClient | undefined;

/** Begins with what the build read, marked as outdated: the queries of lists and entries read once more. */
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
