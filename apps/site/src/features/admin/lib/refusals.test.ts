import { expect, test } from 'vitest';
import { backendError } from '#lib/backend/backendError';
import { gotNoAnswer, refusedFieldOf } from './refusals';

test.each([
  ['a request without an answer', backendError({ message: 'Failed to fetch' }, 0), true],
  ['an answer that refuses', backendError({ message: 'No.' }, 403), false],
  ['an answer without a message', backendError({ message: '' }, 200), false],
  ['an error without a request', new Error('No session.'), false],
  ['an object that looks like one', { status: 0 }, false],
  ['nothing', undefined, false],
])('whether a write may have been done: %s', (_, error, maybe) => {
  expect(gotNoAnswer(error)).toBe(maybe);
});

test.each([
  [
    'a refusal about a field',
    Object.assign(backendError({ message: 'Taken.' }, 409), { field: 'slug' }),
    { field: 'slug', message: 'Taken.' },
  ],
  ['a refusal about the whole row', backendError({ message: 'No.' }, 403), undefined],
  ['an error whose field is no name', Object.assign(new Error('No.'), { field: 1 }), undefined],
  ['an object that looks like one', { field: 'slug', message: 'Taken.' }, undefined],
  ['nothing', undefined, undefined],
])('the field of %s', (_, error, refused) => {
  expect(refusedFieldOf(error)).toEqual(refused);
});
