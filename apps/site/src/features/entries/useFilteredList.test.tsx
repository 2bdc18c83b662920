// @vitest-environment happy-dom
import { Scenario } from '@agency/mocks/backend/createBackend';
import { fireEvent, screen } from 'storybook/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeClock } from '#testing/fakeClock.ts';
import { type FaultyBackend, faultyBackend } from '#testing/faultyBackend.ts';
import { makePost } from '#testing/makeEntry.ts';
import { isShown, press, untilShown } from '#testing/pageActions.ts';
import { renderSite } from '#testing/renderSite.tsx';
import { settle } from '#testing/settle.ts';
import { postMatcher } from './postMatcher';

let backend: FaultyBackend;

/** Renders the list of so many posts, of which each fiftieth, and the oldest, are about a harvest. */
async function openBlog(count: number, search = '') {
  const posts = Array.from({ length: count }, (_, index) =>
    makePost(`post-${index}`, {
      title: `Post ${index}${index % 50 === 0 || index === count - 1 ? ' harvest' : ''}`,
      created_at: `2026-11-12T05:00:00.${999 - index}+00:00`,
    }),
  );
  backend = faultyBackend(new Scenario({ rows: { blog_posts: posts } }));
  renderSite(`/blog${search}`);
  await untilShown('Post 1');
}

const titles = () =>
  [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);
const field = () => screen.getByLabelText('Search posts');
async function search(words: string) {
  fireEvent.input(field(), { target: { value: words } });
  await settle();
}

beforeEach(() => {
  fakeClock();
});

test('an ordinary list is searched without a request, and its field stays', async () => {
  await openBlog(60);
  const asked = backend.sent.length;
  const first = field();
  await search('harvest');
  await untilShown('3 posts');
  expect(titles()).toEqual(['Post 0 harvest', 'Post 50 harvest', 'Post 59 harvest']);
  await search('nowhere');
  await untilShown('Nothing found.');
  await search('');
  await untilShown('Post 1');
  expect(field()).toBe(first);
  expect(backend.sent.length).toBe(asked);
});

test('a long list is searched by the backend; when that fails, in what is read, until it is read again', async () => {
  await openBlog(160);
  await search('harvest');
  await untilShown('5 posts');
  expect(titles().at(-1)).toBe('Post 159 harvest');
  backend.breakCall('GET /rest/v1/rpc/search_blog_posts', 'answers 503');
  await search('harvest 50');
  await untilShown("Older posts can't be searched now.");
  expect(titles()).toEqual(['Post 50 harvest']);
  backend.repair();
  await press('Try again');
  await untilShown('2 posts');
  expect(titles()).toEqual(['Post 50 harvest', 'Post 150 harvest']);
  await press('Show all posts');
  await untilShown('Post 1');
});

test('where the code that reads texts is lost, the backend searches; while it can’t either, the posts stay', async () => {
  await openBlog(60);
  vi.spyOn(Object(postMatcher), 'queryFn').mockRejectedValue(new Error('No code'));
  backend.breakCall('GET /rest/v1/rpc/search_blog_posts', 'answers 503');
  await search('harvest');
  await untilShown("Older posts can't be searched now.");
  expect(isShown('Post 1')).toBe(true);
  expect(isShown('Nothing found.')).toBe(false);
  backend.repair();
  await press('Try again');
  await untilShown('3 posts');
});
