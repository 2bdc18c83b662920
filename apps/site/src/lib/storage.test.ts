// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, localStore } from './storage';

/** A browser's storage with a limit on the length of a value. */
class Shelf implements Storage {
  readonly kept = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

  get length() {
    return this.kept.size;
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null;
  }
  clear() {
    this.kept.clear();
  }
  getItem(key: string) {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (value.length > this.room) throw new DOMException('It is full.', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string) {
    this.kept.delete(key);
  }
}

const over = (storage: Storage) => createStorage(() => storage);

let shelf: Shelf;

beforeEach(() => {
  shelf = new Shelf();
});

describe('a browser’s storage that works', () => {
  test('keeps texts', () => {
    const store = over(shelf);
    expect(store.getItem('draft')).toBeNull();
    store.setItem('draft', 'வணக்கம்');
    expect(shelf.kept).toEqual(new Map([['draft', 'வணக்கம்']]));
    expect(store.getItem('draft')).toBe('வணக்கம்');
    store.removeItem('draft');
    expect(shelf.kept).toEqual(new Map());
    expect(store.getItem('draft')).toBeNull();
  });

  test('is read each time, because another tab may have written', () => {
    const store = over(shelf);
    store.setItem('session', 'of this tab');
    shelf.setItem('session', 'of another tab');
    expect(store.getItem('session')).toBe('of another tab');
  });
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('the keys are those of the browser and of memory, each once', () => {
  const store = over(shelf);
  shelf.setItem('of another tab', '');
  store.setItem('draft', 'old');
  shelf.room = 5;
  store.setItem('draft', 'newer and longer');
  store.setItem('other', 'much too long');
  expect(store.keys().toSorted()).toEqual(['draft', 'of another tab', 'other']);
});

describe.each<[string, () => Storage]>([
  ['that throws when it is accessed', refuse],
  ['that is missing', () => null as unknown as Storage],
  [
    'that refuses every call',
    () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }) as unknown as Storage,
  ],
])('a storage %s', (_, open) => {
  test('is replaced by memory', () => {
    const store = createStorage(open);
    expect(store.getItem('draft')).toBeNull();
    expect(store.keys()).toEqual([]);
    expect(() => store.removeItem('draft')).not.toThrow();
    store.setItem('draft', 'first');
    store.setItem('draft', 'second');
    store.setItem('other', '');
    expect(store.getItem('draft')).toBe('second');
    expect(store.getItem('other')).toBe('');
    store.removeItem('draft');
    expect(store.getItem('draft')).toBeNull();
    expect(store.getItem('other')).toBe('');
  });
});

describe('a storage that is full', () => {
  test('leaves texts to memory, and does not return an older one', () => {
    const store = over(shelf);
    store.setItem('draft', 'old');
    shelf.room = 5;
    store.setItem('small', 'short');
    store.setItem('draft', 'newer and longer');
    expect(store.getItem('draft')).toBe('newer and longer');
    expect(shelf.kept.get('small')).toBe('short');
  });

  test('is used again once there is room', () => {
    const store = over(shelf);
    shelf.room = 5;
    store.setItem('draft', 'newer and longer');
    shelf.room = 100;
    store.setItem('draft', 'newest and longest');
    expect(shelf.getItem('draft')).toBe('newest and longest');
    shelf.setItem('draft', 'of another tab');
    expect(store.getItem('draft')).toBe('of another tab');
  });

  test('is cleared in both places', () => {
    const store = over(shelf);
    store.setItem('draft', 'old');
    shelf.room = 5;
    store.setItem('draft', 'newer and longer');
    store.removeItem('draft');
    expect(store.getItem('draft')).toBeNull();
    expect(shelf.getItem('draft')).toBeNull();
  });
});

test('the site’s own store is the browser’s, and survives one that blocks storage', () => {
  localStore.setItem('theme', 'dark');
  expect(window.localStorage.getItem('theme')).toBe('dark');
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  localStore.setItem('draft', 'kept');
  expect(localStore.getItem('draft')).toBe('kept');
  expect(blocked).toHaveBeenCalled();
  blocked.mockRestore();
});
