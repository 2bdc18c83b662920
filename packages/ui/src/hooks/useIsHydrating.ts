import { useSyncExternalStore } from 'react';

/** React hydrates nothing in such an element, and never writes a value that doesn't change. */
export const AS_PRERENDERED = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

const subscribe = () => () => {};

/**
 * Whether React takes over this component's prerendered markup: true in the first render in the browser, false in
 * each later one and in the build. `useState(useIsHydrating())` keeps the first answer.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => typeof window !== 'undefined',
  );
}
