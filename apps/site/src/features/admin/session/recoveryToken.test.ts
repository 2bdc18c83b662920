import { expect, test } from 'vitest';
import { recoveryToken } from './recoveryToken';

test.each([
  ['?token_hash=abc&type=recovery', 'abc'],
  ['', undefined],
  ['?token_hash=abc', undefined],
  ['?type=recovery', undefined],
  ['?token_hash=&type=recovery', undefined],
  ['?token_hash=a&type=signup', undefined],
])('the address %s names the token %s of a link for a new password', (search, token) => {
  expect(recoveryToken(search)).toBe(token);
});
