/** What the browser's storage has no room for; everything where it is blocked. */
const memory = new Map<string, string>();

function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** Text by key in the browser's storage; in memory where that is blocked or full. Never throws. */
export const localStore = {
  keys: (): string[] => {
    const stored = attempt(
      (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      [],
    );
    return [...new Set([...memory.keys(), ...stored])];
  },
  getItem: (key: string): string | null =>
    memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
  setItem: (key: string, value: string): void => {
    const stored = attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }, false);
    if (stored) memory.delete(key);
    else memory.set(key, value);
  },
  /** Whether the browser holds it; otherwise it is lost when the page closes. */
  isStored: (key: string): boolean => !memory.has(key),
  removeItem: (key: string): void => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  },
};
