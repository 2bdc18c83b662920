import { expect, test } from 'vitest';
import { credentialsSchema } from './credentials';

const EMAIL = 'email: Please enter a valid email address';
const PASSWORD = 'password: Password must be at least 6 characters';

test.each([
  ['admin@example.com', 'secret', []],
  ['admin@example.com', '🌾'.repeat(6), []],
  ['admin@example.com', '      ', []],
  ['admin@example.com', '🌾'.repeat(5), [PASSWORD]],
  ['admin@example', 'secret', [EMAIL]],
  ['', '', [EMAIL, PASSWORD]],
])('with %j and %j the login says %j', (email, password, complaints) => {
  const { error } = credentialsSchema.safeParse({ email, password });
  expect((error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`)).toEqual(
    complaints,
  );
});

test('spaces around the address are left out, those of the password stay', () => {
  expect(
    credentialsSchema.parse({ email: ' admin@example.com\n', password: ' secret word ' }),
  ).toEqual({ email: 'admin@example.com', password: ' secret word ' });
});
