import { useCallback, useRef } from 'react';

/** The same action, but a call that comes while one is still running does nothing. */
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
