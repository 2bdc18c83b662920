// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'published-key';
const STORED = 'sb-project-auth-token';
const HOUR = 3600;

/** Each request so far: method, path and bearer. */
let sent: string[];
/** Whether each answer may be kept in the HTTP cache. */
let cached: boolean[];
let answer: (request: { path: string; bearer: string }) => Response | Promise<Response>;

const refuse = () => Response.json({ message: 'JWT expired', code: 'PGRST303' }, { status: 401 });
const token = (name: string) => `header.${name}.signature`;
const sessionOf = (name: string, expiresIn = HOUR) => ({
  access_token: token(name),
  refresh_token: `refresh-${name}`,
  token_type: 'bearer',
  expires_in: expiresIn,
  expires_at: Math.floor(Date.now() / 1000) + expiresIn,
  user: { id: 'someone' },
});

const store = (session: unknown) =>
  localStorage.setItem(STORED, typeof session === 'string' ? session : JSON.stringify(session));

/** Loads the modules like a new page, with a new client. */
async function load() {
  vi.resetModules();
  const { publicApi } = await import('./supabase');
  const { withAdminClient, signOut } = await import('../../features/admin/lib/sessionQueries');
  const { sessionStore } = await import('./sessionStore');
  return { publicApi, withAdminClient, signOut, sessionStore };
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', KEY);
  // The client warns when a page has more than one of it.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  sent = [];
  cached = [];
  answer = () => Response.json([]);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path } = new URL(String(input));
    const bearer = new Headers(init?.headers).get('Authorization')?.slice('Bearer '.length) ?? '';
    sent.push(`${init?.method ?? 'GET'} ${path} ${bearer}`);
    cached.push(init?.cache !== 'no-store');
    return answer({ path, bearer });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a public read', () => {
  const read = async () => {
    const { publicApi } = await load();
    return publicApi().from('blog_posts').select('*');
  };
  const READ = 'GET /rest/v1/blog_posts';

  test('carries the public key without a session', async () => {
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${KEY}`]);
  });

  test('carries a live session', async () => {
    store(sessionOf('live'));
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${token('live')}`]);
  });

  test('is repeated without a session that the backend refuses, and keeps it stored', async () => {
    store(sessionOf('revoked'));
    answer = ({ bearer }) => (bearer === KEY ? Response.json([]) : refuse());
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${token('revoked')}`, `${READ} ${KEY}`]);
    expect(cached).toEqual([false, true]);
    expect(localStorage.getItem(STORED)).toContain('revoked');
  });

  test('is not repeated when it carried no session', async () => {
    answer = refuse;
    expect((await read()).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['expired', () => sessionOf('over', -10)],
    ['about to expire', () => sessionOf('ending', 60)],
    ['damaged', () => 'not { json'],
    ['without an expiry time', () => ({ ...sessionOf('live'), expires_at: 'soon' })],
  ])('ignores a stored session that is %s, and renews nothing', async (_, stored) => {
    store(stored());
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${KEY}`]);
  });
});

describe('an admin’s request', () => {
  const ask = async () => {
    const { withAdminClient, sessionStore } = await load();
    sessionStore.holdRenewal();
    return withAdminClient((supabase) =>
      supabase.from('blog_posts').delete().eq('id', '1').select('id'),
    );
  };
  const ENDED =
    'Your session has ended. Please sign in again: what you wrote is kept on this device.';
  const ASKED = 'DELETE /rest/v1/blog_posts';
  const RENEWED = `POST /auth/v1/token ${KEY}`;

  test('is not sent without a session', async () => {
    await expect(ask()).rejects.toMatchObject({
      message: ENDED,
      status: 401,
    });
    expect(sent).toEqual([]);
  });

  test('that is refused asks whether its session goes on, and ends one that does not', async () => {
    store(sessionOf('ended elsewhere'));
    answer = ({ path }) => Response.json({}, { status: path.endsWith('/logout') ? 204 : 403 });
    await expect(ask()).rejects.toMatchObject({ message: ENDED, status: 401 });
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  test('that is refused keeps a session that the backend can’t check at the moment', async () => {
    store(sessionOf('live'));
    answer = ({ path }) => Response.json({}, { status: path.endsWith('/user') ? 429 : 403 });
    expect((await ask()).status).toBe(403);
    expect(localStorage.getItem(STORED)).toContain('live');
  });

  test('renews an expired session first', async () => {
    store(sessionOf('over', -10));
    answer = ({ path }) =>
      Response.json(path.endsWith('/token') ? sessionOf('new') : [{ id: '1' }]);
    expect((await ask()).status).toBe(200);
    expect(sent).toEqual([RENEWED, `${ASKED} ${token('new')}`]);
  });

  test('renews a session that only the backend calls expired, and is sent again', async () => {
    store(sessionOf('old'));
    answer = ({ path, bearer }) => {
      if (path.endsWith('/token')) return Response.json(sessionOf('new'));
      return bearer === token('old') ? refuse() : Response.json([{ id: '1' }]);
    };
    expect((await ask()).data).toEqual([{ id: '1' }]);
    expect(sent).toEqual([`${ASKED} ${token('old')}`, RENEWED, `${ASKED} ${token('new')}`]);
  });

  test('signs this device out when the backend refuses to renew the session', async () => {
    store(sessionOf('revoked'));
    answer = ({ path }) =>
      path.endsWith('/token')
        ? Response.json({ code: 'refresh_token_not_found', msg: 'Not found' }, { status: 400 })
        : refuse();
    await expect(ask()).rejects.toMatchObject({ message: ENDED, status: 401 });
    expect(localStorage.getItem(STORED)).toBeNull();
    expect(sent.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
  });

  test('keeps the session when renewing it gets no answer', async () => {
    store(sessionOf('old'));
    vi.useFakeTimers();
    answer = ({ path }) => (path.endsWith('/token') ? new Response('', { status: 503 }) : refuse());
    const asked = ask();
    // The client retries the renewal for half a minute.
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await asked).status).toBe(401);
    expect(localStorage.getItem(STORED)).toContain('old');
  });
});

/** How each other answer ends is in `backendFaults.test.ts` of the panel. */
describe('signing out', () => {
  const attempt = async () => (await load()).signOut();
  const stored = () => localStorage.getItem(STORED);

  test('sends nothing about an expired session', async () => {
    store(sessionOf('over', -10));
    answer = () => new Promise(() => {});
    await attempt();
    expect(stored()).toBeNull();
    expect(sent).toEqual([]);
  });

  test('fails without a message when a web page refuses, on a device that is signed out', async () => {
    store(sessionOf('live'));
    answer = () => new Response('<h1>Slow down</h1>', { status: 429 });
    await expect(attempt()).rejects.toMatchObject({ message: '' });
    expect(stored()).toBeNull();
    expect(sent).toEqual([`POST /auth/v1/logout ${token('live')}`]);
  });
});
