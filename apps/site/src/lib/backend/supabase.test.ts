// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeClock } from '#testing/fakeClock';
import { getSupabase } from './supabase';

// Time limits, retries and the HTTP cache: `backendFaults.test.ts` of the features, `staleSessions.test.ts`.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('there is one client', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.com');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  expect(await getSupabase()).toBe(await getSupabase());
});

test('a request is given up when the caller aborts', async () => {
  fakeClock();
  /** A request that is pending until it is aborted. */
  const silence: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  vi.stubGlobal('fetch', silence);
  const controller = new AbortController();
  const client = await getSupabase();
  const settled = vi.fn();
  void client.from('blog_posts').select('*').abortSignal(controller.signal).then(settled);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a client that could not be created is created by the next call', async () => {
  vi.resetModules();
  const fresh = await import('./supabase');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  vi.stubEnv('VITE_SUPABASE_URL', 'nonsense');
  await expect(fresh.getSupabase()).rejects.toThrow('supabaseUrl');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://other.example.com');
  await expect(fresh.getSupabase()).resolves.toHaveProperty('auth');
});
