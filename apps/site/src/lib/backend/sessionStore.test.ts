import { beforeEach, expect, test } from 'vitest';
import { createSessionStore, type SessionStore } from './sessionStore';

const KEY = 'sb-project-auth-token';

const session = (expiresIn: number, changes: object = {}) =>
  JSON.stringify({
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    expires_at: Date.now() / 1000 + expiresIn,
    user: { id: 'account' },
    ...changes,
  });

let texts: Map<string, string>;
let store: SessionStore;
const counts = () => store.getItem(KEY) !== null;

beforeEach(() => {
  texts = new Map();
  store = createSessionStore({
    keys: () => [...texts.keys()],
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => texts.set(key, value),
    removeItem: (key) => texts.delete(key),
  });
});

test('a live session is a session, and other texts are left alone', () => {
  store.setItem(KEY, session(3600));
  store.setItem('theme', 'dark');
  expect(store.getItem(KEY)).toBe(texts.get(KEY));
  expect(store.getItem('theme')).toBe('dark');
});

test.each([
  ['no JSON', 'not { json'],
  ['null', 'null'],
  ['without an account', session(3600, { user: undefined })],
  ['with a malformed token', session(3600, { access_token: 'அ\n.b.c' })],
  ['without a refresh token', session(3600, { refresh_token: null })],
])('a session that is %s counts as none, also where it would be renewed', (_, text) => {
  store.setItem(KEY, text);
  store.holdRenewal();
  expect(counts()).toBe(false);
});

test.each([-10, 60])(
  'a session that ends in %i s counts as none, and stays stored',
  (expiresIn) => {
    store.setItem(KEY, session(expiresIn));
    expect([counts(), texts.has(KEY)]).toEqual([false, true]);
  },
);

test('an expired session is there for the client to renew until the last hold is released', async () => {
  store.setItem(KEY, session(-10));
  const releases = [store.holdRenewal(), store.holdRenewal()];
  releases[0]?.();
  releases[0]?.();
  expect(counts()).toBe(true);

  // Not during an action without renewal, also one that fails.
  await store.withoutRenewal(async () => expect(counts()).toBe(false));
  expect(counts()).toBe(true);
  const failing = store.withoutRenewal(() => Promise.reject(new Error('No.')));
  await expect(failing).rejects.toThrow('No.');
  expect(counts()).toBe(true);

  releases[1]?.();
  expect(counts()).toBe(false);
});
