import { expect, test } from 'vitest';
import { hostingFiles } from './hostingFiles';

/** What the files say is read by each host's own parser: providers.test.ts, nginx.test.ts. */
test('a header that a host would ignore is refused', () => {
  const headers = { 'X-Long': 'x'.repeat(2000) };
  expect(() => hostingFiles({ headers, cache: [], redirects: [], rewrites: [] })).toThrow(
    'longer than 2000 characters',
  );
});
