import type { SupabaseClient } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import type { Answer } from '#src/lib/backend/supabase.ts';
import { withAdminClient } from './askAsAdmin';

export const BUCKET = 'pictures';

/**
 * Whether the backend stores pictures, and this account may add them. Without an answer it counts as
 * storing none, until the next form or list asks again.
 */
export const storesPictures = queryOptions({
  queryKey: ['admin', 'pictures', 'stored'],
  staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  queryFn: () =>
    askStorage((buckets) => buckets.getBucket(BUCKET)).then(
      ({ data }) => data !== null,
      // It throws without a session; the section's own read reports that.
      () => false,
    ),
});

type StorageFailure = Error & { statusCode?: string | undefined };

/** A call of the storage service, with the status that its error names. */
export async function askStorage<Data>(
  call: (
    buckets: SupabaseClient['storage'],
  ) => Promise<{ data: Data | null; error: StorageFailure | null }>,
) {
  return withAdminClient(async (supabase: SupabaseClient) => {
    const { data, error } = await call(supabase.storage);
    const status = error ? statusMeantBy(Number(error.statusCode) || 0, error.message) : 200;
    return { data, error, status } as Answer<Data>;
  });
}

/** Storage answers an expired session like a refusal. */
export const statusMeantBy = (status: number, message: string): number =>
  status === 403 && /\bjwt\b|"exp"|signature/i.test(message) ? 401 : status;
