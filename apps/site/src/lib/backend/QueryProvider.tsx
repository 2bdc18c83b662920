import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PAGE_DATA_ID } from '../hydration';
import { QueryClientContext } from './QueryClientContext';
import { createQueryClient } from './queryClient';

/** Provides the query cache to what reads; other pages don't download the library. */
export default function QueryProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  const given = use(QueryClientContext);
  const [queryClient] = useState(() => given ?? sharedClient());
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={given ? undefined : prerenderedData()}>
        {children}
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

const sharedClient = once(createQueryClient);

/** What the build read for the page's queries, marked as outdated: those of lists and entries read once more. */
const prerenderedData = once(() => {
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  return data ? JSON.parse(data) : undefined;
});

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
