import { useState, useSyncExternalStore } from 'react';

/** React hydrates nothing in such an element, and never writes a value that doesn't change. */
export const AS_PRERENDERED = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

const subscribe = () => () => {};

/**
 * Whether a component was hydrated: the browser had its markup before it rendered. Keeps its answer,
 * and is false while prerendering.
 */
export function usePrerendered(): boolean {
  let hydrates = false;
  // React takes the second value only while it hydrates. Both are the same: nothing renders again.
  useSyncExternalStore(
    subscribe,
    () => undefined,
    () => {
      hydrates = typeof window !== 'undefined';
      return undefined;
    },
  );
  return useState(hydrates)[0];
}
