import { useRef } from 'react';

/** Runs one call at a time: calls made before the last one has settled are ignored. */
export function useSingleFlight<Args extends unknown[]>(
  task: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<void> {
  const busy = useRef(false);
  return async (...args) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await task(...args);
    } finally {
      busy.current = false;
    }
  };
}
