import { expect, test, vi } from 'vitest';
import { dialogHistoryState } from './dialogHistoryState';

test.each<[from: string, to: string, listBehind: string | undefined]>([
  ['/blog', '/blog/a-post', '/blog'],
  ['/blog/', '/blog/a-post', '/blog'],
  ['/portfolio', '/portfolio/an-id', '/portfolio'],
  ['/blog', '/blog/archive', undefined],
  ['/blog', '/portfolio/an-id', undefined],
  ['/blog/another-post', '/blog/a-post', undefined],
])('a link from %s to %s opens a dialog over %s', (from, to, listBehind) => {
  vi.stubGlobal('window', { location: { search: '?tag=Shops' } });
  expect(dialogHistoryState(from, to)).toEqual(
    listBehind ? { listBehind, search: '?tag=Shops' } : null,
  );
});
