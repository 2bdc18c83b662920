import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

/**
 * Reads a list's next range; undefined at its end, and while one is read or has failed. A range that
 * failed is read again when the network is back.
 */
export function useReadNext({
  hasNextPage,
  isFetching,
  isFetchNextPageError,
  fetchNextPage,
}: UseInfiniteQueryResult): (() => void) | undefined {
  const readNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  useEffect(() => {
    if (!isFetchNextPageError) return;
    window.addEventListener('online', readNext, { once: true });
    return () => window.removeEventListener('online', readNext);
  }, [isFetchNextPageError, readNext]);
  return hasNextPage && !isFetching && !isFetchNextPageError ? readNext : undefined;
}
