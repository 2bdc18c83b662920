/** Text by key, like the browser's storage. */
export interface TextStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys: () => string[];
}

/** Text in the browser's storage; in memory where that is blocked or full. Never throws. */
export function createStorage(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    keys: () => {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
        [],
      );
      return [...new Set([...memory.keys(), ...stored])];
    },
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

export const localStore = createStorage(() => window.localStorage);
