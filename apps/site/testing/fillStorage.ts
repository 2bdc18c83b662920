import { vi } from 'vitest';

/** Leaves the browser's storage without room until the test ends. */
export function fillStorage(): void {
  vi.stubGlobal('localStorage', {
    length: 0,
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    },
  });
}
