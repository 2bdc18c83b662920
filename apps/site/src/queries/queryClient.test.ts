import { createClient } from '@supabase/supabase-js';
import { onlineManager, type UseQueryResult } from '@tanstack/react-query';
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

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const failing = (status: number) => async () =>
  Response.json({ message: `Status ${status}` }, { status });
const row = { id: 'p1', title: 'A title' };

/** Starts reading. @returns how the read stands at the moment */
function reading(what: 'posts' | 'projects' = 'posts') {
  const client = createQueryClient();
  void (what === 'posts' ? client.prefetchQuery(postsQuery) : client.prefetchQuery(projectsQuery));
  return () => client.getQueryState([what])?.status;
}

describe('a read that fails', () => {
  test.each([500, 503, 520])(
    'with %i is tried again after 1, 2 and 4 seconds, then given up',
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

  test('for want of a network is tried again as often', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const state = reading();
    await pass(7000);
    expect(answer).toHaveBeenCalledTimes(4);
    expect(state()).toBe('error');
  });

  test('in a browser that believes itself offline fails all the same', async () => {
    onlineManager.setOnline(false);
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const state = reading();
    await pass(7000);
    expect(state()).toBe('error');
  });

  test.each([400, 401, 403, 404, 406, 429])('with %i is not tried again', async (status) => {
    answer.mockImplementation(failing(status));
    const state = reading();
    await pass(0);
    expect(state()).toBe('error');
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('at first only ends well', async () => {
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

test('what was read once is not read again', async () => {
  answer.mockImplementation(async () => Response.json([row]));
  const client = createQueryClient();
  const titles = async () => (await client.fetchQuery(postsQuery)).map(({ title }) => title);
  expect(await titles()).toEqual(['A title']);
  await pass(4 * 60_000);
  expect(await titles()).toEqual(['A title']);
  expect(answer).toHaveBeenCalledTimes(1);
});

test('what nobody shows is forgotten after five minutes', async () => {
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
  // What is already there stays on the screen when reading it again fails.
  ['error', [row], { status: 'ready', data: [row] }],
])('a query with status %s and data %j is shown as %j', (status, data, remote) => {
  expect(toRemote({ status, data } as UseQueryResult<unknown>)).toEqual(remote);
});
