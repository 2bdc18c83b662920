import { useSyncExternalStore } from 'react';
import type { Preloadable } from './usePreloaded';

/** Components that are rendered without their code, and whether their parents show that. */
const missing = new Map<Preloadable, boolean>();
const listeners = new Set<() => void>();

/**
 * Tells that a component is missing, or there after all.
 * @param shownByParent whether the parent shows that it is missing
 */
export function setLazyLoadFailed(
  component: Preloadable,
  failed: boolean,
  shownByParent: boolean,
): void {
  if (failed) missing.set(component, shownByParent);
  else missing.delete(component);
  for (const listener of listeners) listener();
}

/**
 * Whether a component that is rendered could not be downloaded.
 * @param component default: any whose parent does not show it
 */
export function useLazyLoadFailed(component?: Preloadable): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (component ? missing.has(component) : [...missing.values()].includes(false)),
    () => false,
  );
}
