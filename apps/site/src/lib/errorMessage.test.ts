import { expect, test } from 'vitest';
import { backendError } from './backend/backendError';
import { errorMessage } from './errorMessage';

const OTHERWISE = 'Failed to save blog post.';

test.each([
  ['a refusal', backendError({ message: 'Slug is in use.' }, 409), 'Slug is in use.'],
  ['a fault of the server', backendError({ message: 'Out of room.' }, 500), 'Out of room.'],
  ['a refused login', Object.assign(new Error('Invalid login credentials'), { status: 400 })],
  [
    'an error without a status',
    new Error(
      'Your session has ended. Please sign in again: what you wrote is kept on this device.',
    ),
  ],
])('%s keeps its message', (_, error, words = error.message) => {
  expect(errorMessage(error, OTHERWISE)).toBe(words);
});

test.each([
  ['a refusal without a message', backendError({ message: '' }, 200)],
  ['a network that gave no answer', backendError({ message: 'TypeError: Failed to fetch' }, 0)],
  ['an answer that is no JSON', backendError({ message: 'Unexpected token' }, 200)],
  ['a page of a proxy', backendError({ message: '<!doctype html><h1>Bad Gateway' }, 502)],
  ['a text', 'Slug is in use.'],
  ['an object', { message: 'Slug is in use.' }],
  ['nothing', undefined],
  ['null', null],
])('%s gets the given text', (_, error) => {
  expect(errorMessage(error, OTHERWISE)).toBe(OTHERWISE);
});
