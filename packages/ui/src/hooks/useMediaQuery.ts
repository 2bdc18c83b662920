import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; updates when that changes.
 * @param withoutBrowser the value in prerendered markup
 */
export function useMediaQuery(query: string, withoutBrowser: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      // Safari before 14 has only the media query's state.
      list.addEventListener?.('change', onChange);
      return () => list.removeEventListener?.('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => withoutBrowser,
  );
}
