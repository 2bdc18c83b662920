import { expect, test } from 'vitest';
import { backendError } from './backend/supabase';
import { errorMessage } from './errorMessage';

/** Which answers bring a message of their own: `panelRequestsUnderFaults.test.ts`. */
test('of an error without a status its message is shown, of the page of a proxy the given text', () => {
  const page = backendError({ message: '<!doctype html><h1>Bad Gateway' }, 502);
  const shown = [new Error('It is over.'), page].map((error) => errorMessage(error, 'Not saved.'));
  expect(shown).toEqual(['It is over.', 'Not saved.']);
});
