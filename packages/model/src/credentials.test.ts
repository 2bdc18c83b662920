import { expect, test } from 'vitest';
import { type Credentials, credentialsSchema } from './credentials';

const typed: Credentials = { email: 'admin@example.com', password: 'secret' };

function complaints(change: Partial<Credentials>): string[] {
  const { error } = credentialsSchema.safeParse({ ...typed, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each([
  ['six letters', 'secret'],
  ['six emoji', '🌾'.repeat(6)],
  ['six Tamil characters', 'த'.repeat(6)],
  ['six spaces, for they may be part of it', '      '],
])('a password may be %s', (_, password) => {
  expect(complaints({ password })).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['five letters', 'short'],
  ['five emoji', '🌾'.repeat(5)],
  ['five Tamil characters', 'த'.repeat(5)],
])('a password may not be %s', (_, password) => {
  expect(complaints({ password })).toEqual(['password: Password must be at least 6 characters']);
});

test.each(['', '   ', 'admin', 'admin@example', '@example.com', 'admin @example.com'])(
  'an e-mail address may not be %j',
  (email) => {
    expect(complaints({ email })).toEqual(['email: Please enter a valid email address']);
  },
);

test('both are named when both are wrong', () => {
  expect(complaints({ email: '', password: '' })).toEqual([
    'email: Please enter a valid email address',
    'password: Password must be at least 6 characters',
  ]);
});

test('spaces around the address are left out, those of the password stay', () => {
  expect(
    credentialsSchema.parse({ email: ' admin@example.com\n', password: ' secret word ' }),
  ).toEqual({ email: 'admin@example.com', password: ' secret word ' });
});
