// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, localStore, type TextStorage } from './storage';

/** A browser's storage with a limit on the length of a value. */
class Shelf implements TextStorage {
  readonly kept = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

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

const over = (storage: TextStorage) => createStorage(() => storage as Storage);

let shelf: Shelf;

beforeEach(() => {
  shelf = new Shelf();
});

describe('a browser’s storage that works', () => {
  test('keeps what is given to it', () => {
    const store = over(shelf);
    expect(store.getItem('draft')).toBeNull();
    store.setItem('draft', 'வணக்கம்');
    expect(shelf.kept).toEqual(new Map([['draft', 'வணக்கம்']]));
    expect(store.getItem('draft')).toBe('வணக்கம்');
    store.removeItem('draft');
    expect(shelf.kept).toEqual(new Map());
    expect(store.getItem('draft')).toBeNull();
  });

  test('is asked each time, for another tab may have written', () => {
    const store = over(shelf);
    store.setItem('session', 'of this tab');
    shelf.setItem('session', 'of another tab');
    expect(store.getItem('session')).toBe('of another tab');
  });

  test('is the same for whoever opens it', () => {
    over(shelf).setItem('draft', 'kept');
    expect(over(shelf).getItem('draft')).toBe('kept');
  });

  test('may keep an empty text', () => {
    const store = over(shelf);
    store.setItem('draft', '');
    expect(store.getItem('draft')).toBe('');
  });
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe.each<[string, () => Storage]>([
  ['that may not even be touched', refuse],
  ['that is not there', () => null as unknown as Storage],
  [
    'that refuses every call',
    () => ({ getItem: refuse, setItem: refuse, removeItem: refuse }) as unknown as Storage,
  ],
])('a storage %s', (_, open) => {
  test('is replaced by memory', () => {
    const store = createStorage(open);
    expect(store.getItem('draft')).toBeNull();
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
  test('leaves the rest to memory', () => {
    const store = over(shelf);
    shelf.room = 5;
    store.setItem('small', 'short');
    store.setItem('large', 'much too long');
    expect(store.getItem('small')).toBe('short');
    expect(store.getItem('large')).toBe('much too long');
    expect([...shelf.kept.keys()]).toEqual(['small']);
  });

  test('does not answer with an older text', () => {
    const store = over(shelf);
    store.setItem('draft', 'old');
    shelf.room = 5;
    store.setItem('draft', 'newer and longer');
    expect(store.getItem('draft')).toBe('newer and longer');
  });

  test('takes over again once there is room', () => {
    const store = over(shelf);
    shelf.room = 5;
    store.setItem('draft', 'newer and longer');
    shelf.room = 100;
    store.setItem('draft', 'newest and longest');
    expect(shelf.getItem('draft')).toBe('newest and longest');
    shelf.setItem('draft', 'of another tab');
    expect(store.getItem('draft')).toBe('of another tab');
  });

  test('forgets in both places', () => {
    const store = over(shelf);
    store.setItem('draft', 'old');
    shelf.room = 5;
    store.setItem('draft', 'newer and longer');
    store.removeItem('draft');
    expect(store.getItem('draft')).toBeNull();
    expect(shelf.getItem('draft')).toBeNull();
  });
});

test('the site’s own store survives a browser that blocks storage', () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  localStore.setItem('draft', 'kept');
  expect(localStore.getItem('draft')).toBe('kept');
  localStore.removeItem('draft');
  expect(localStore.getItem('draft')).toBeNull();
  expect(blocked).toHaveBeenCalled();
  blocked.mockRestore();
});

test('the site’s own store is the browser’s', () => {
  localStore.setItem('draft', 'kept');
  expect(window.localStorage.getItem('draft')).toBe('kept');
  localStore.removeItem('draft');
  expect(window.localStorage.getItem('draft')).toBeNull();
});
