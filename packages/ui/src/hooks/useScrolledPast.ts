import { useSyncExternalStore } from 'react';
import { pageScroll } from './pageScroll';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by strictly more than `offset` px; undefined in prerendered markup. */
export function useScrolledPast(offset: number): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => pageScroll() > offset,
    () => undefined,
  );
}
