// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSupabase } from './supabase';

const ORIGIN = 'https://project.example.com';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_SUPABASE_URL', ORIGIN);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  vi.stubGlobal('fetch', answer);
  // Fake timers don't reach the browser's own time-out.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(
      () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')),
      milliseconds,
    );
    return controller.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  answer.mockReset();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A request that is pending until it is aborted. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

test('requests go to the configured address with the configured key', async () => {
  answer.mockImplementation(async () => Response.json([]));
  const { data } = await (await getSupabase()).from('blog_posts').select('*');
  expect(data).toEqual([]);
  const [input, init] = answer.mock.calls[0] ?? [];
  expect(String(input)).toBe(`${ORIGIN}/rest/v1/blog_posts?select=*`);
  expect(new Headers(init?.headers).get('apikey')).toBe('published-key');
});

test('there is one client', async () => {
  expect(await getSupabase()).toBe(await getSupabase());
});

describe('the HTTP cache', () => {
  const store = (access_token: string) =>
    localStorage.setItem(
      'sb-project-auth-token',
      JSON.stringify({
        access_token,
        refresh_token: 'refresh',
        expires_at: Math.floor(Date.now() / 1000) + 3600,
        user: { id: 'account' },
      }),
    );
  const read = async () => {
    answer.mockImplementation(async () => Response.json([]));
    await (await getSupabase()).from('blog_posts').select('*');
    return answer.mock.calls[0]?.[1];
  };

  afterEach(() => localStorage.clear());

  test('keeps what carries the public key', async () => {
    expect((await read())?.cache).toBeUndefined();
  });

  test('keeps nothing that carries a session', async () => {
    store('header.payload.signature');
    const init = await read();
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer header.payload.signature');
    expect(init?.cache).toBe('no-store');
  });
});

describe('a backend that never answers', () => {
  const message = { name: 'Anbu', email: 'anbu@example.com', mobile: null, message: 'Ring me!' };

  test.each<[string, number, () => Promise<{ error: unknown }>]>([
    ['a read', 10_000, async () => (await getSupabase()).from('blog_posts').select('*')],
    ['a write', 20_000, async () => (await getSupabase()).from('contact_messages').insert(message)],
    [
      'signing in',
      15_000,
      async () =>
        (await getSupabase()).auth.signInWithPassword({ email: 'a@b.co', password: 'password' }),
    ],
  ])('fails %s after %i ms, after one request', async (_, limit, ask) => {
    answer.mockImplementation(silence);
    const settled = vi.fn();
    void ask().then(settled);
    await pass(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ error: expect.anything() }));
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('is given up when the caller aborts', async () => {
    answer.mockImplementation(silence);
    const controller = new AbortController();
    const client = await getSupabase();
    const settled = vi.fn();
    void client.from('blog_posts').select('*').abortSignal(controller.signal).then(settled);
    await pass(1000);
    expect(settled).not.toHaveBeenCalled();
    controller.abort();
    await pass(0);
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['503', async () => Response.json({ message: 'Starting' }, { status: 503 })],
  ['520', async () => new Response('', { status: 520 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a read answered with %s is not retried by the client', async (_, failure) => {
  answer.mockImplementation(failure);
  const settled = vi.fn();
  void (await getSupabase()).from('blog_posts').select('*').then(settled);
  await pass(60_000);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ data: null }));
});

test('a client that could not be created is created by the next call', async () => {
  vi.resetModules();
  const fresh = await import('./supabase');
  vi.stubEnv('VITE_SUPABASE_URL', 'nonsense');
  await expect(fresh.getSupabase()).rejects.toThrow('supabaseUrl');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://other.example.com');
  await expect(fresh.getSupabase()).resolves.toHaveProperty('auth');
});
