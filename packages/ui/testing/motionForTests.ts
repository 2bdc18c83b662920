import { vi } from 'vitest';

/**
 * Stubs `matchMedia` with a preference for reduced motion that can change.
 * @returns a setter for the preference, and the number of listeners
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
