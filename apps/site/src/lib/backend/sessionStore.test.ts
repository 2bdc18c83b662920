import { beforeEach, expect, test } from 'vitest';
import { localStore } from '../storage';
import { sessionStore } from './sessionStore';

const KEY = 'sb-project-auth-token';

const session = (expiresIn: number, changes: object = {}) =>
  JSON.stringify({
    access_token: 'header.payload.signature',
    refresh_token: 'refresh',
    expires_at: Date.now() / 1000 + expiresIn,
    user: { id: 'account' },
    ...changes,
  });

const counts = () => sessionStore.getItem(KEY) !== null;

// In Node.js, what is stored is in memory.
beforeEach(() => sessionStore.removeItem(KEY));

test('a live session is a session, and other texts are left alone', () => {
  sessionStore.setItem(KEY, session(3600));
  sessionStore.setItem('theme', 'dark');
  expect(sessionStore.getItem(KEY)).toBe(localStore.getItem(KEY));
  expect(sessionStore.getItem('theme')).toBe('dark');
});

test.each([
  ['no JSON', 'not { json'],
  ['null', 'null'],
  ['without an account', session(3600, { user: undefined })],
  ['with a malformed token', session(3600, { access_token: 'அ\n.b.c' })],
  ['without a refresh token', session(3600, { refresh_token: null })],
])('a session that is %s counts as none, also where it would be renewed', (_, text) => {
  sessionStore.setItem(KEY, text);
  const release = sessionStore.holdRenewal();
  expect(counts()).toBe(false);
  release();
});

test.each([-10, 60])(
  'a session that ends in %i s counts as none, and stays stored',
  (expiresIn) => {
    sessionStore.setItem(KEY, session(expiresIn));
    expect([counts(), localStore.getItem(KEY) !== null]).toEqual([false, true]);
  },
);

test('an expired session is there for the client to renew until the last hold is released', async () => {
  sessionStore.setItem(KEY, session(-10));
  const releases = [sessionStore.holdRenewal(), sessionStore.holdRenewal()];
  releases[0]?.();
  releases[0]?.();
  expect(counts()).toBe(true);

  // Not during an action without renewal, also one that fails.
  await sessionStore.withoutRenewal(async () => expect(counts()).toBe(false));
  expect(counts()).toBe(true);
  const failing = sessionStore.withoutRenewal(() => Promise.reject(new Error('No.')));
  await expect(failing).rejects.toThrow('No.');
  expect(counts()).toBe(true);

  releases[1]?.();
  expect(counts()).toBe(false);
});
