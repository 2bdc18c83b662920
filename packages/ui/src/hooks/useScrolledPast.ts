import { useSyncExternalStore } from 'react';
import { pageScroll } from './pageScroll';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by strictly more than `offset` px. */
export function useScrolledPast(offset: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pageScroll() > offset,
    () => false,
  );
}
