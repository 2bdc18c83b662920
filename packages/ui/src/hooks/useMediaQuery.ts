import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, followed live.
 * @param withoutBrowser the answer for markup made where there is no screen
 */
export function useMediaQuery(query: string, withoutBrowser: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => withoutBrowser,
  );
}
