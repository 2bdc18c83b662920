// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, localStore } from './storage';

const kept = new Map<string, string>();
/** The length of the longest value for which there is room. */
let room: number;
/** A browser's storage. */
const shelf = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (value.length > room) throw new DOMException('It is full.', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
} as Partial<Storage> as Storage;

const store = createStorage(() => shelf);

beforeEach(() => {
  for (const key of store.keys()) store.removeItem(key);
  room = Number.POSITIVE_INFINITY;
});

test('texts are the browser’s, and read each time, because another tab may have written', () => {
  expect(store.getItem('draft')).toBeNull();
  store.setItem('draft', 'வணக்கம்');
  expect([...kept]).toEqual([['draft', 'வணக்கம்']]);
  shelf.setItem('draft', 'of another tab');
  expect(store.getItem('draft')).toBe('of another tab');
  store.removeItem('draft');
  expect([store.getItem('draft'), kept.size]).toEqual([null, 0]);
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('the keys are those of the browser and of memory, each once', () => {
  shelf.setItem('of another tab', '');
  store.setItem('draft', 'old');
  room = 5;
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
  beforeEach(() => {
    store.setItem('draft', 'old');
    room = 5;
    store.setItem('draft', 'newer and longer');
  });

  test('leaves texts to memory, and does not return an older one', () => {
    store.setItem('small', 'short');
    expect(store.getItem('draft')).toBe('newer and longer');
    expect(kept.get('small')).toBe('short');
  });

  test('is used again once there is room', () => {
    room = 100;
    store.setItem('draft', 'newest and longest');
    expect(kept.get('draft')).toBe('newest and longest');
    kept.set('draft', 'of another tab');
    expect(store.getItem('draft')).toBe('of another tab');
  });

  test('is cleared in both places', () => {
    store.removeItem('draft');
    expect([store.getItem('draft'), shelf.getItem('draft')]).toEqual([null, null]);
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
