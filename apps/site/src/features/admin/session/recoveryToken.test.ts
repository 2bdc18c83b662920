import { expect, test } from 'vitest';
import { recoveryToken } from './recoveryToken';

test('a link for a new password names its token', () => {
  expect(recoveryToken('?token_hash=abc&type=recovery')).toBe('abc');
});

test.each([
  '',
  '?token_hash=abc',
  '?type=recovery',
  '?token_hash=&type=recovery',
  '?token_hash=a&type=signup',
])('the address %s names none', (search) => {
  expect(recoveryToken(search)).toBeUndefined();
});
