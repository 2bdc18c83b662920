import { vi } from 'vitest';

/**
 * Stands in for the browser's media queries, with one preference that can change.
 * @returns how to change it, and how many still listen
 */
export function stubReducedMotion(reduced: boolean): {
  change: (reduced: boolean) => void;
  listeners: () => number;
} {
  const listeners = new Set<() => void>();
  let matches = reduced;
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return query === '(prefers-reduced-motion: reduce)' && matches;
    },
    addEventListener: (_type: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: 'change', listener: () => void) => listeners.delete(listener),
  }));
  return {
    change: (next) => {
      matches = next;
      for (const listener of listeners) listener();
    },
    listeners: () => listeners.size,
  };
}
