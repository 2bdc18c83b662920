import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { addKnownData } from '../queries/knownData';
import { createQueryClient } from '../queries/queryClient';
import { PAGE_DATA_ID } from './contract';
import { QueryClientContext } from './QueryClientContext';

let shared: QueryClient | undefined;

/** Provides the query cache to what reads; other pages don't download the library. */
export default function QueryProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  const given = use(QueryClientContext);
  const [queryClient] = useState(() => {
    if (given) return given;
    shared ??= createHydratedClient();
    return shared;
  });
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** A client that begins with what the build knew, where the page carries it. */
function createHydratedClient(): QueryClient {
  const client = createQueryClient();
  const data = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (data) addKnownData(client, JSON.parse(data));
  return client;
}
