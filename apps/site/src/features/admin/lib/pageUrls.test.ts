// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { canonicalUrl } from './pageUrls';

test.each([
  ['https://uplift.example', 'https://uplift.example/blog/silk'],
  ['http://localhost:4173', 'https://panel.example/blog/silk'],
  [undefined, 'https://panel.example/blog/silk'],
])('with %s as the address of the site, a post is at %s', (site, url) => {
  vi.stubEnv('VITE_SITE_URL', site);
  vi.stubGlobal('location', new URL('https://panel.example/admin'));
  expect(canonicalUrl('/blog/silk')).toBe(url);
});
