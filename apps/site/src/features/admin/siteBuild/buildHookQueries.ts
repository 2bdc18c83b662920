import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { askAsAdmin, withAdminClient } from '../lib/askAsAdmin';

/** Whether the backend knows a build hook. Without an answer it counts as knowing none. */
export const hasBuildHook = queryOptions({
  queryKey: ['admin', 'siteBuild', 'hook'],
  staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  queryFn: () =>
    withAdminClient((supabase) => supabase.rpc('has_build_hook')).then(
      ({ data }) => data === true,
      // It throws without a session; the section's own read reports that.
      () => false,
    ),
});

export const startBuild = mutationOptions({
  mutationFn: () => askAsAdmin((supabase) => supabase.rpc('start_build')),
});
