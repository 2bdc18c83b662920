import { beforeEach, expect, test, vi } from 'vitest';
import { localStore as store } from './localStore';

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

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: shelf });
  for (const key of store.keys()) store.removeItem(key);
  room = Number.POSITIVE_INFINITY;
});

test('texts are the browser’s, and read each time, because another tab may have written', () => {
  expect(store.getItem('draft')).toBeNull();
  store.setItem('draft', 'வணக்கம்');
  expect([...kept]).toEqual([['draft', 'வணக்கம்']]);
  kept.set('draft', 'of another tab');
  expect(store.getItem('draft')).toBe('of another tab');
  store.removeItem('draft');
  expect([store.getItem('draft'), kept.size]).toEqual([null, 0]);
});

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['that throws when it is accessed', refuse],
  ['that is missing', () => null],
  ['that refuses each call', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
])('a storage %s is replaced by memory', (_, open) => {
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: open }));
  expect([store.getItem('draft'), store.keys()]).toEqual([null, []]);
  expect(() => store.removeItem('draft')).not.toThrow();
  store.setItem('draft', 'first');
  store.setItem('draft', 'second');
  store.setItem('other', '');
  expect([store.getItem('draft'), store.getItem('other')]).toEqual(['second', '']);
  store.removeItem('draft');
  expect([store.getItem('draft'), store.keys()]).toEqual([null, ['other']]);
});

test('a storage that is full leaves texts to memory until there is room', () => {
  store.setItem('draft', 'old');
  room = 5;
  store.setItem('draft', 'newer and longer');
  store.setItem('small', 'short');
  store.setItem('other', 'much too long');
  expect([store.getItem('draft'), kept.get('small')]).toEqual(['newer and longer', 'short']);
  expect(store.keys().toSorted()).toEqual(['draft', 'other', 'small']);
  room = 100;
  store.setItem('draft', 'newest and longest');
  kept.set('draft', 'of another tab');
  expect(store.getItem('draft')).toBe('of another tab');
  room = 5;
  store.setItem('draft', 'newer and longer');
  store.removeItem('draft');
  expect([store.getItem('draft'), kept.get('draft')]).toEqual([null, undefined]);
});
