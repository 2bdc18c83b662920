import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; updates when that changes.
 * @param withoutBrowser the value in prerendered markup
 */
export function useMediaQuery(query: string, withoutBrowser: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      // Without events, as in old browsers within apps, the first answer stays.
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
