// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'published-key';
const STORED = 'sb-project-auth-token';
const HOUR = 3600;

/** The requests that left, each as method, path and bearer. */
let sent: string[];
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

/** The modules as a page loads them: a client of its own each time. */
async function load() {
  vi.resetModules();
  const { asVisitor } = await import('./asVisitor');
  const { asAdmin, signIn, signOut } = await import('./admin/session');
  const { getSupabase, renewSessions } = await import('../supabase');
  return { asVisitor, asAdmin, signIn, signOut, getSupabase, renewSessions };
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', KEY);
  // Every test is a page of its own, with a client of its own.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  sent = [];
  answer = () => Response.json([]);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path } = new URL(String(input));
    const bearer = new Headers(init?.headers).get('Authorization')?.slice('Bearer '.length) ?? '';
    sent.push(`${init?.method ?? 'GET'} ${path} ${bearer}`);
    return answer({ path, bearer });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a visitor’s read', () => {
  const read = async () => {
    const { asVisitor } = await load();
    return asVisitor((supabase) => supabase.from('blog_posts').select('*'));
  };
  const READ = 'GET /rest/v1/blog_posts';

  test('carries the public key where nobody is signed in', async () => {
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${KEY}`]);
  });

  test('carries the session where there is one', async () => {
    store(sessionOf('live'));
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${token('live')}`]);
  });

  test('goes without a session that the backend refuses, and leaves it where it is', async () => {
    store(sessionOf('revoked'));
    answer = ({ bearer }) => (bearer === KEY ? Response.json([]) : refuse());
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${token('revoked')}`, `${READ} ${KEY}`]);
    expect(localStorage.getItem(STORED)).toContain('revoked');
  });

  test('is asked once where there is no session to leave out', async () => {
    answer = refuse;
    expect((await read()).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['over', () => sessionOf('over', -10)],
    ['about to be over', () => sessionOf('ending', 60)],
    ['a text', () => 'not { json'],
    ['an empty text', () => ''],
    ['nothing', () => 'null'],
    ['a number', () => '12'],
    ['without a token', () => ({ ...sessionOf('live'), access_token: undefined })],
    ['with a token that is none', () => ({ ...sessionOf('live'), access_token: 'அ\n.b.c' })],
    ['without an end', () => ({ ...sessionOf('live'), expires_at: 'soon' })],
  ])('does without what is stored when that is %s, and renews nothing', async (_, stored) => {
    store(stored());
    expect((await read()).status).toBe(200);
    expect(sent).toEqual([`${READ} ${KEY}`]);
  });
});

describe('what an admin asks', () => {
  const ask = async () => {
    const { asAdmin, renewSessions } = await load();
    renewSessions(true);
    return asAdmin((supabase) => supabase.from('blog_posts').delete().eq('id', '1').select('id'));
  };
  const ASKED = 'DELETE /rest/v1/blog_posts';
  const RENEWED = `POST /auth/v1/token ${KEY}`;

  test('is not asked without a session', async () => {
    await expect(ask()).rejects.toThrow('Your session has ended. Please sign in again.');
    expect(sent).toEqual([]);
  });

  test('renews a session that is over first', async () => {
    store(sessionOf('over', -10));
    answer = ({ path }) => Response.json(path.endsWith('/token') ? sessionOf('new') : []);
    expect((await ask()).status).toBe(200);
    expect(sent).toEqual([RENEWED, `${ASKED} ${token('new')}`]);
  });

  test('renews a session that only the backend takes for over, and asks again', async () => {
    store(sessionOf('old'));
    answer = ({ path, bearer }) => {
      if (path.endsWith('/token')) return Response.json(sessionOf('new'));
      return bearer === token('old') ? refuse() : Response.json([{ id: '1' }]);
    };
    expect((await ask()).data).toEqual([{ id: '1' }]);
    expect(sent).toEqual([`${ASKED} ${token('old')}`, RENEWED, `${ASKED} ${token('new')}`]);
  });

  test('ends a session here that cannot be renewed any more', async () => {
    store(sessionOf('revoked'));
    answer = ({ path }) =>
      path.endsWith('/token')
        ? Response.json({ code: 'refresh_token_not_found', msg: 'Not found' }, { status: 400 })
        : refuse();
    expect((await ask()).status).toBe(401);
    expect(localStorage.getItem(STORED)).toBeNull();
    expect(sent.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
  });

  test('keeps a session that cannot be renewed at this moment', async () => {
    store(sessionOf('old'));
    vi.useFakeTimers();
    answer = ({ path }) => (path.endsWith('/token') ? new Response('', { status: 503 }) : refuse());
    const asked = ask();
    // The client tries to renew it for half a minute.
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await asked).status).toBe(401);
    expect(localStorage.getItem(STORED)).toContain('old');
  });
});

describe('signing in', () => {
  const credentials = { email: 'admin@example.com', password: 'admin-password' };
  const attempt = async () => (await load()).signIn(credentials);

  test('fails in the words of the server', async () => {
    answer = () => Response.json({ code: 400, msg: 'Invalid login' }, { status: 400 });
    await expect(attempt()).rejects.toThrow('Invalid login');
  });

  test.each([
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an unavailable server', () => new Response('', { status: 503 })],
    ['a web page', () => new Response('<h1>Welcome</h1>')],
    ['a web page with an error', () => new Response('<h1>Error</h1>', { status: 500 })],
  ])('fails without words when %s answers', async (_, failure) => {
    answer = failure;
    await expect(attempt()).rejects.toMatchObject({ message: '', status: 0 });
  });
});

test('signing out asks the server nothing about a session that is over', async () => {
  store(sessionOf('over', -10));
  answer = () => new Promise(() => {});
  const { signOut } = await load();
  await signOut();
  expect(localStorage.getItem(STORED)).toBeNull();
  expect(sent).toEqual([]);
});
