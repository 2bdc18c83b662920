import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** What a page shows otherwise than its markup: `prerendered` while it hydrates, `present` from then on. */
export function useSinceHydration<Value>(present: () => Value, prerendered: () => Value): Value {
  return useSyncExternalStore(subscribe, present, prerendered);
}
