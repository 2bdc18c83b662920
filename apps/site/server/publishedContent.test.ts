import { expect, test, vi } from 'vitest';
import { readPublished } from './publishedContent';

const url = 'https://project.supabase.co';
const rowsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${from + index}`,
    created_at: '2026-11-12T05:00:00+00:00',
    title: 'A title',
  }));

test('everything that is published is read in ranges, with each address that a post has left', async () => {
  const moved = Array.from({ length: 1500 }, (_, index) => ({
    old_slug: `old-${String(index).padStart(4, '0')}`,
    slug: 'new',
  }));
  const answer = vi.fn<typeof fetch>(async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname.endsWith('/portfolio')) return Response.json(rowsOf(2));
    if (pathname.endsWith('/blog_posts')) {
      return Response.json(searchParams.has('or') ? rowsOf(3, 1000) : rowsOf(1000));
    }
    const after = searchParams.get('old_slug')?.replace('gt.', '') ?? '';
    return Response.json(moved.filter(({ old_slug }) => old_slug > after).slice(0, 1000));
  });
  const published = await readPublished(url, 'key', answer);
  expect(published.posts.map(({ id }) => id)).toEqual(rowsOf(1003).map(({ id }) => id));
  expect(published.projects).toHaveLength(2);
  expect(published.moved).toEqual(moved);
  // Posts and projects end with a short range; addresses with an empty one.
  expect(answer).toHaveBeenCalledTimes(2 + 1 + 3);
});

test.each([
  [
    'refuses',
    async () => Response.json({ message: 'No such key' }, { status: 401 }),
    'No such key',
  ],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
  ['answers with no list', async () => Response.json({}), 'did not answer with a list'],
])('a backend that %s ends the build with its name', async (_, answer, reason) => {
  const reading = readPublished(url, 'key', answer);
  await expect(reading).rejects.toThrow(
    /^blog_posts could not be read from https:\/\/project\.supabase\.co: /,
  );
  await expect(reading).rejects.toThrow(reason);
});
