import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether this render takes over markup that the visitor already sees. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
