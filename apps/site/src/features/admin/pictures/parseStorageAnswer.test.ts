import { expect, test } from 'vitest';
import { parseStorageAnswer } from './parseStorageAnswer';

const body = (statusCode: string, message: string) => JSON.stringify({ statusCode, message });

test.each([
  [200, '{"Key":"pictures/a"}', 200],
  [200, '<h1>Welcome</h1>', 0],
  [200, '{"Key": "pict', 0],
  [200, '{}', 0],
  [400, body('409', 'The resource already exists'), 409],
  [409, body('409', 'The resource already exists'), 409],
  [400, body('403', 'new row violates row-level security policy'), 403],
  [400, body('403', '"exp" claim timestamp check failed'), 401],
  [400, body('403', 'invalid JWT'), 401],
  [401, body('401', 'Expected 3 parts in JWT; got 1'), 401],
  [413, '<html>Too large</html>', 413],
  [502, '', 502],
  [500, 'null', 500],
  [0, '', 0],
])('an answer %i with %s means %i', (status, text, meant) => {
  expect(parseStorageAnswer(status, text).status).toBe(meant);
});
