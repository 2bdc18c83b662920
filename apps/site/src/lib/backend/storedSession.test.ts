import { beforeEach, expect, test, vi } from 'vitest';
import { localStore } from '../localStore';
import { authStorage, postponeRenewal } from './storedSession';

const KEY = 'sb-project-auth-token';

const session = (expiresIn: number, changes: object = {}) =>
  JSON.stringify({
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    expires_in: 3600,
    expires_at: Date.now() / 1000 + expiresIn,
    user: { id: 'account' },
    ...changes,
  });

const counts = () => authStorage.getItem(KEY) !== null;

// In Node.js, what is stored is in memory.
beforeEach(() => {
  vi.setSystemTime('2026-11-21');
  authStorage.removeItem(KEY);
});

test('a live session is a session, and other texts are left alone', () => {
  authStorage.setItem(KEY, session(3600));
  authStorage.setItem('theme', 'dark');
  expect(authStorage.getItem(KEY)).toBe(localStore.getItem(KEY));
  expect(authStorage.getItem('theme')).toBe('dark');
});

test('a session that is written again, with changes of the account, ends as before', () => {
  localStore.setItem(KEY, session(100));
  authStorage.setItem(KEY, session(3600, { user: { id: 'account', factors: [] } }));
  const { expires_at, user } = JSON.parse(localStore.getItem(KEY) ?? '');
  expect([Math.round(expires_at - Date.now() / 1000), user.factors]).toEqual([100, []]);
});

test('a renewal that is postponed never brings a session back, nor its end nearer', () => {
  postponeRenewal('https://project.example');
  expect(localStore.getItem(KEY)).toBeNull();
  localStore.setItem(KEY, session(3600));
  const before = localStore.getItem(KEY);
  postponeRenewal('https://project.example');
  expect(localStore.getItem(KEY)).toBe(before);
});

test.each([
  ['no JSON', 'not { json'],
  ['null', 'null'],
  ['without an account', session(3600, { user: undefined })],
  ['with a malformed token', session(3600, { access_token: 'அ\n.b.c' })],
  ['without a refresh token', session(3600, { refresh_token: null })],
])('a session that is %s counts as none, also where it would be renewed', (_, text) => {
  localStore.setItem(KEY, text);
  const release = authStorage.allowRenewal();
  expect(counts()).toBe(false);
  release();
});

test.each([-10, 60])(
  'a session that ends in %i s counts as none, and stays stored',
  (expiresIn) => {
    localStore.setItem(KEY, session(expiresIn));
    expect([counts(), localStore.getItem(KEY) !== null]).toEqual([false, true]);
  },
);

test('an expired session is there for the client to renew until the last hold is released', () => {
  localStore.setItem(KEY, session(-10));
  const releases = [authStorage.allowRenewal(), authStorage.allowRenewal()];
  releases[0]?.();
  releases[0]?.();
  expect(counts()).toBe(true);

  releases[1]?.();
  expect(counts()).toBe(false);
});
