import { useCallback, useRef } from 'react';

/** Wraps an async action: calls made while one is running do nothing. */
export function useSingleFlight<Input>(
  action: (input: Input) => Promise<unknown>,
): (input: Input) => Promise<void> {
  const running = useRef(false);
  return useCallback(
    async (input) => {
      if (running.current) return;
      running.current = true;
      try {
        await action(input);
      } finally {
        running.current = false;
      }
    },
    [action],
  );
}
