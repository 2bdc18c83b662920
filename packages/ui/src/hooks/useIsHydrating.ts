import { useSyncExternalStore } from 'react';

/** React hydrates nothing in such an element, and never writes a value that doesn't change. */
export const AS_PRERENDERED = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

const subscribe = () => () => {};

/**
 * Whether a component takes over markup that the browser shows already: true in the render that hydrates it,
 * which another one follows, and false while prerendering. `useState(useIsHydrating())` keeps the answer.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => typeof window !== 'undefined',
  );
}
