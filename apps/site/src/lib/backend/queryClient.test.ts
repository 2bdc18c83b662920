// @vitest-environment happy-dom
import { onlineManager, type UseQueryResult } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postQueries } from '../../features/entries/postQueries';
import { createQueryClient, toRemote } from './queryClient';

/** Answers of the backend. */
const answer = vi.fn<typeof fetch>();
const logged = vi.fn<typeof console.error>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  onlineManager.setOnline(true);
  answer.mockReset();
  logged.mockReset();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const row = { id: 'p1', title: 'A title' };

/** How each fault of the backend ends is in `visitorRequestsUnderFaults.test.ts`. */
test('a read fails in a browser that reports itself offline too, and is logged once', async () => {
  onlineManager.setOnline(false);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const client = createQueryClient();
  void client.prefetchInfiniteQuery(postQueries.list());
  await pass(7000);
  expect(client.getQueryState(postQueries.list().queryKey)?.status).toBe('error');
  expect(logged).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledWith('Error fetching blog posts:', expect.any(Error));
});

test('an unused read is dropped from the cache after five minutes', async () => {
  answer.mockImplementation(async () => Response.json([row]));
  const client = createQueryClient();
  await client.prefetchInfiniteQuery(postQueries.list());
  await pass(5 * 60_000 - 1);
  expect(client.getQueryData(postQueries.list().queryKey)?.pages).toHaveLength(1);
  await pass(1);
  expect(client.getQueryData(postQueries.list().queryKey)).toBeUndefined();
});

test.each([
  ['pending', undefined, { status: 'loading' }],
  ['error', undefined, { status: 'failed' }],
  ['success', [], { status: 'ready', data: [] }],
  ['success', [row], { status: 'ready', data: [row] }],
  // Data of an earlier read stays when reading again fails.
  ['error', [row], { status: 'ready', data: [row] }],
])('a query with status %s and data %j is shown as %j', (status, data, remote) => {
  expect(toRemote({ status, data } as UseQueryResult<unknown>)).toEqual(remote);
});
