// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { onlineManager, QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database';
import { getSupabase } from '../supabase';
import { postsQuery } from './posts';
import { projectsQuery } from './projects';
import { createQueryClient, toRemote } from './queryClient';

vi.mock('../supabase', () => ({ getSupabase: vi.fn() }));

const answer = vi.fn<typeof fetch>();
const supabase = createClient<Database>('http://localhost', 'key', {
  auth: { persistSession: false, autoRefreshToken: false },
  db: { retry: false },
  global: { fetch: answer },
});
const logged = vi.fn<typeof console.error>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.mocked(getSupabase).mockResolvedValue(supabase);
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  answer.mockReset();
  logged.mockReset();
});

/** Lets time pass, and what is imported late arrive. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
const failing = (status: number) => async () =>
  Response.json({ message: `Status ${status}` }, { status });
const row = { id: 'p1', title: 'A title' };

/** Starts a read. @returns its current status */
function reading(what: 'posts' | 'projects' = 'posts') {
  const client = createQueryClient();
  void (what === 'posts' ? client.prefetchQuery(postsQuery) : client.prefetchQuery(projectsQuery));
  return () => client.getQueryState([what])?.status;
}

describe('a read that fails', () => {
  test.each([500, 503, 520])(
    'with %i is retried after 1, 2 and 4 seconds, then fails',
    async (status) => {
      answer.mockImplementation(failing(status));
      const state = reading();
      await pass(0);
      for (const [tries, delay] of [1000, 2000, 4000].entries()) {
        expect(answer).toHaveBeenCalledTimes(tries + 1);
        await pass(delay - 1);
        expect(answer).toHaveBeenCalledTimes(tries + 1);
        expect(state()).toBe('pending');
        await pass(1);
      }
      expect(answer).toHaveBeenCalledTimes(4);
      expect(state()).toBe('error');
      await pass(60_000);
      expect(answer).toHaveBeenCalledTimes(4);
    },
  );

  test('without a network is retried as often', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const state = reading();
    await pass(7000);
    expect(answer).toHaveBeenCalledTimes(4);
    expect(state()).toBe('error');
  });

  test('in a browser that reports itself offline fails too', async () => {
    onlineManager.setOnline(false);
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const state = reading();
    await pass(7000);
    expect(state()).toBe('error');
  });

  test.each([400, 401, 403, 404, 406, 429])('with %i is not retried', async (status) => {
    answer.mockImplementation(failing(status));
    const state = reading();
    await pass(0);
    expect(state()).toBe('error');
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(1);
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

  test.each([
    ['Error fetching blog posts:', 'posts'],
    ['Error fetching portfolio:', 'projects'],
  ] as const)('is logged once, after the last try: %s', async (prefix, what) => {
    answer.mockImplementation(failing(500));
    reading(what);
    await pass(6999);
    expect(logged).not.toHaveBeenCalled();
    await pass(60_000);
    expect(logged.mock.calls).toEqual([
      [prefix, expect.objectContaining({ message: 'Status 500', status: 500 })],
    ]);
  });
});

test('a list is read once', async () => {
  answer.mockImplementation(async () => Response.json([row]));
  const client = createQueryClient();
  const titles = async () => (await client.fetchQuery(postsQuery)).map(({ title }) => title);
  expect(await titles()).toEqual(['A title']);
  await pass(4 * 60_000);
  expect(await titles()).toEqual(['A title']);
  expect(answer).toHaveBeenCalledTimes(1);
});

describe('a long list', () => {
  const rows = Array.from({ length: 1150 }, (_, index) => ({
    id: `p${index}`,
    title: `Post ${index}`,
    created_at: `${9999 - index}`,
  }));

  /** Answers as the data API does: behind the cursor, no more than were asked for. */
  const answerRange: typeof fetch = async (input) => {
    const { searchParams } = new URL(String(input));
    const behind = /id\.lt\."(.+?)"/.exec(searchParams.get('or') ?? '')?.[1];
    const from = behind === undefined ? 0 : rows.findIndex(({ id }) => id === behind) + 1;
    return Response.json(rows.slice(from, from + Number(searchParams.get('limit'))));
  };

  test('is there with its first range, and grows with each further one', async () => {
    const rests: (() => void)[] = [];
    answer.mockImplementationOnce(answerRange).mockImplementation(async (input) => {
      await new Promise<void>((resolve) => rests.push(resolve));
      return answerRange(input);
    });
    const client = createQueryClient();
    void client.prefetchQuery(postsQuery);
    const length = () => client.getQueryData(postsQuery.queryKey)?.length;
    await pass(0);
    const first = client.getQueryData(postsQuery.queryKey)?.[0];
    expect(length()).toBe(100);
    expect(client.isFetching()).toBe(1);
    rests.shift()?.();
    await pass(0);
    expect(length()).toBe(1100);
    expect(client.isFetching()).toBe(1);
    rests.shift()?.();
    await pass(0);
    expect(length()).toBe(1150);
    expect(client.isFetching()).toBe(0);
    expect(client.getQueryData(postsQuery.queryKey)?.[0]).toBe(first);
  });

  test('goes on where it failed, with what was there still on the screen', async () => {
    answer
      .mockImplementationOnce(answerRange)
      .mockImplementationOnce(failing(503))
      .mockImplementation(answerRange);
    const client = createQueryClient();
    void client.prefetchQuery(projectsQuery);
    await pass(0);
    expect(client.getQueryData(projectsQuery.queryKey)).toHaveLength(100);
    await pass(1000);
    const ids = client.getQueryData(projectsQuery.queryKey)?.map(({ id }) => id);
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(answer).toHaveBeenCalledTimes(4);
    expect(logged).not.toHaveBeenCalled();
  });

  test('is read to its end when nobody looks any more', async () => {
    answer.mockImplementation(answerRange);
    const client = createQueryClient();
    const observer = new QueryObserver(client, postsQuery);
    observer.subscribe(() => observer.destroy());
    await pass(0);
    expect(client.getQueryData(postsQuery.queryKey)).toHaveLength(1150);
  });
});

test('an unused read is dropped from the cache after five minutes', async () => {
  answer.mockImplementation(async () => Response.json([row]));
  const client = createQueryClient();
  await client.prefetchQuery(postsQuery);
  await pass(5 * 60_000 - 1);
  expect(client.getQueryData(postsQuery.queryKey)).toHaveLength(1);
  await pass(1);
  expect(client.getQueryData(postsQuery.queryKey)).toBeUndefined();
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
