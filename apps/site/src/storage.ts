/** Text kept by name, as the browser's storage keeps it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage where it works; where it is blocked or full, memory until the page closes. */
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
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

export const localStore = createStorage(() => window.localStorage);
