import type { AuthError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { unwrapAuthAnswer } from './unwrapAuthAnswer';

const refusedWith = (name: string, message: string, status: number) =>
  unwrapAuthAnswer(Promise.resolve({ error: { name, message, status } as AuthError }));

test.each([
  ['AuthApiError', 'Invalid TOTP code entered', 422, 'Invalid TOTP code entered'],
  ['AuthWeakPasswordError', 'Password is known from a leak', 422, 'Password is known from a leak'],
  ['AuthRetryableFetchError', 'Failed to fetch', 0, ''],
])('%s with “%s” and status %s becomes “%s”', async (name, message, status, words) => {
  await expect(refusedWith(name, message, status)).rejects.toMatchObject({
    message: words,
    status,
  });
});

test('an answer is its data', async () => {
  expect(await unwrapAuthAnswer(Promise.resolve({ data: { id: 'f1' }, error: null }))).toEqual({
    id: 'f1',
  });
});
