import { useRef } from 'react';

/** One call at a time: what is asked for while one is under way does nothing. */
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
