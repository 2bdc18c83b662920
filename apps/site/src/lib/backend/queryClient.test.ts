// @vitest-environment happy-dom
import { onlineManager, type UseQueryResult } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  answer.mockReset();
  logged.mockReset();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const failing = (status: number) => async () =>
  Response.json({ message: `Status ${status}` }, { status });
const row = { id: 'p1', title: 'A title' };

/** Starts a read. @returns its current status */
function reading() {
  const client = createQueryClient();
  void client.prefetchInfiniteQuery(postQueries.list());
  return () => client.getQueryState(['posts', 'list'])?.status;
}

/** How each fault of the backend ends is in `backendFaults.test.ts` of entries. */
describe('a read that fails', () => {
  test('is retried after 1, 2 and 4 seconds, then fails, and is logged once', async () => {
    answer.mockImplementation(failing(503));
    const state = reading();
    await pass(0);
    for (const [tries, delay] of [1000, 2000, 4000].entries()) {
      await pass(delay - 1);
      expect(answer).toHaveBeenCalledTimes(tries + 1);
      expect(state()).toBe('pending');
      expect(logged).not.toHaveBeenCalled();
      await pass(1);
    }
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(4);
    expect(state()).toBe('error');
    expect(logged.mock.calls).toEqual([
      ['Error fetching blog posts:', expect.objectContaining({ status: 503 })],
    ]);
  });

  test('in a browser that reports itself offline fails too', async () => {
    onlineManager.setOnline(false);
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const state = reading();
    await pass(7000);
    expect(state()).toBe('error');
  });

  test('only at first succeeds, and logs nothing', async () => {
    answer
      .mockImplementationOnce(failing(503))
      .mockImplementation(async () => Response.json([row]));
    const state = reading();
    await pass(1000);
    expect(state()).toBe('success');
    expect(logged).not.toHaveBeenCalled();
  });
});

test('a list is read once', async () => {
  answer.mockImplementation(async () => Response.json([row]));
  const client = createQueryClient();
  const titles = async () =>
    (await client.fetchInfiniteQuery(postQueries.list())).pages[0]?.rows.map(({ title }) => title);
  expect(await titles()).toEqual(['A title']);
  await pass(4 * 60_000);
  expect(await titles()).toEqual(['A title']);
  expect(answer).toHaveBeenCalledTimes(1);
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
