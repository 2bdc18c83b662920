import { expect, test } from 'vitest';
import { CACHE_HEADERS, cacheControlOf } from './cacheHeaders';

test.each([
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/blog/a.html', 'no-cache'],
  ['/sitemap.xml', 'no-cache'],
  ['/cards/site.jpg', 'public, max-age=86400'],
])('%s may be kept: %s', (url, value) => {
  expect(cacheControlOf(url)).toBe(value);
});

test('no answer is left to a host’s own idea of how long it may be kept', () => {
  expect(CACHE_HEADERS.at(-1)?.path).toBe('/*');
});
