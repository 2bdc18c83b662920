import { expect, test } from 'vitest';
import { backendError } from './backend/backendError';
import { errorMessage } from './errorMessage';

const OTHERWISE = 'Failed to save blog post.';

/** With which answers it is shown: `backendFaults.test.ts` of the panel. */
test('a refusal and an error without a status keep their message', () => {
  for (const error of [backendError({ message: 'Out of room.' }, 500), new Error('It is over.')]) {
    expect(errorMessage(error, OTHERWISE)).toBe(error.message);
  }
});

test.each([
  ['a refusal without a message', backendError({ message: '' }, 200)],
  ['a network that gave no answer', backendError({ message: 'TypeError: Failed to fetch' }, 0)],
  ['a page of a proxy', backendError({ message: '<!doctype html><h1>Bad Gateway' }, 502)],
  ['an object', { message: 'Slug is in use.' }],
  ['null', null],
])('%s gets the given text', (_, error) => {
  expect(errorMessage(error, OTHERWISE)).toBe(OTHERWISE);
});
