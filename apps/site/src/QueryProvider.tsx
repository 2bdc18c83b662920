import { QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { GivenQueryClient } from './GivenQueryClient';
import { createQueryClient } from './queries/queryClient';

let shared: ReturnType<typeof createQueryClient> | undefined;

/** The cache of what was read, around the screens that read. The others do without the download. */
export default function QueryProvider() {
  const given = use(GivenQueryClient);
  const [queryClient] = useState(() => {
    if (given) return given;
    shared ??= createQueryClient();
    return shared;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
