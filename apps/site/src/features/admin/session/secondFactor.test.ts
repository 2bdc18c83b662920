// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const STORED = 'sb-project-auth-token';
const FACTOR = { id: 'f1', status: 'verified', factor_type: 'totp' };

/** Each request so far: method and path. */
let sent: string[];
let answer: (path: string) => Response | Promise<Response>;

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
const tokenWith = (claims: object) =>
  `${encode({ alg: 'HS256' })}.${encode({ sub: 'account', ...claims })}.unsigned`;

const session = (claims: object, factors?: object[]) => ({
  access_token: tokenWith(claims),
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'account', ...(factors && { factors }) },
});

const store = (value: object) => localStorage.setItem(STORED, JSON.stringify(value));

/** Loads the modules like a new page, with a new client. */
async function load() {
  vi.resetModules();
  const [{ withAdminClient, assuranceLevels, signIn }, { verifyCode }, { getSupabase }] =
    await Promise.all([
      import('../lib/sessionQueries'),
      import('./secondFactorQueries'),
      import('#lib/backend/supabase'),
    ]);
  return { withAdminClient, assuranceLevels, signIn, verifyCode, auth: (await getSupabase()).auth };
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'published-key');
  // The client warns when a page has more than one of it.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input));
    sent.push(`${init?.method ?? 'GET'} ${pathname}`);
    return answer(pathname);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test.each([
  ['without a level, of a backend without factors', session({}), false, false],
  ['of the first level, of an account without factors', session({ aal: 'aal1' }), false, true],
  [
    'of the first level, with a factor that was never verified',
    session({ aal: 'aal1' }, [{ ...FACTOR, status: 'unverified' }]),
    false,
    true,
  ],
  ['of the first level, with a factor', session({ aal: 'aal1' }, [FACTOR]), true, true],
  ['of the second level', session({ aal: 'aal2' }, [FACTOR]), false, true],
  ['with a malformed token', { ...session({}), access_token: 'a.b.c' }, false, false],
])('the levels of a session %s', async (_, stored, codeNeeded, hasFactors) => {
  store(stored);
  const { assuranceLevels, auth } = await load();
  expect(await assuranceLevels(auth)).toMatchObject({ codeNeeded, hasFactors });
  expect(sent).toEqual([]);
});

test.each([
  [[FACTOR], true],
  [[], false],
])('a login to an account with the factors %j needs a code: %s', async (factors, needed) => {
  const { signIn } = await load();
  answer = () => Response.json(session({ aal: 'aal1' }, factors));
  const credentials = { email: 'admin@example.com', password: 'admin-password' };
  expect(await signIn(credentials)).toBe(needed);
});

describe('verifying the code', () => {
  beforeEach(() =>
    store(session({ aal: 'aal1' }, [{ ...FACTOR, id: 'old', status: 'unverified' }, FACTOR])),
  );
  const challenge = () => Response.json({ id: 'c1', type: 'totp', expires_at: 0 });
  const attempt = async () => (await load()).verifyCode('123456');

  test('of the verified factor stores a session of the second level', async () => {
    answer = (path) =>
      path.endsWith('/challenge') ? challenge() : Response.json(session({ aal: 'aal2' }, [FACTOR]));
    await attempt();
    expect(sent).toEqual(['POST /auth/v1/factors/f1/challenge', 'POST /auth/v1/factors/f1/verify']);
    expect(localStorage.getItem(STORED)).toContain(tokenWith({ aal: 'aal2' }));
  });

  test('fails with the server’s message, and keeps the session', async () => {
    answer = (path) =>
      path.endsWith('/challenge')
        ? challenge()
        : Response.json(
            { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
            { status: 422 },
          );
    await expect(attempt()).rejects.toMatchObject({ message: 'Invalid TOTP code entered' });
    expect(localStorage.getItem(STORED)).toContain(tokenWith({ aal: 'aal1' }));
  });

  test('fails without a message when nothing answers', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(attempt()).rejects.toMatchObject({ message: '', status: 0 });
  });

  test('fails without a message when the session has ended', async () => {
    localStorage.clear();
    await expect(attempt()).rejects.toMatchObject({ message: '' });
    expect(sent).toEqual([]);
  });
});

describe('a factor that was set up on another device', () => {
  const USER = 'GET /auth/v1/user';
  const RENEWAL = 'POST /auth/v1/token';
  const refused = () => Response.json({ code: '42501', message: 'refused' }, { status: 403 });
  const empty = () => Response.json([]);
  const ask = async () =>
    (await load()).withAdminClient((supabase) => supabase.from('blog_posts').select('*'));
  /** A backend whose account has these factors. */
  const backend = (data: () => Response, factors: object[]) => (path: string) => {
    if (path.endsWith('/user')) return Response.json({ id: 'account', factors });
    if (path.endsWith('/token')) return Response.json(session({ aal: 'aal1' }, factors));
    return data();
  };

  test.each([
    ['refused', refused],
    ['empty', empty],
  ])('is noticed when an answer is %s, and its code is asked for', async (_, data) => {
    store(session({ aal: 'aal1' }));
    answer = backend(data, [FACTOR]);
    await expect(ask()).rejects.toMatchObject({
      message: 'Your account asks for a code at login now. Please enter it.',
      status: 403,
    });
    expect(sent.slice(1)).toEqual([USER, RENEWAL]);
    expect(localStorage.getItem(STORED)).toContain('"f1"');
  });

  test.each([
    ['no factors', session({ aal: 'aal1' }), [], [USER]],
    [
      'a factor that was never verified',
      session({ aal: 'aal1' }),
      [{ ...FACTOR, status: 'unverified' }],
      [USER],
    ],
    ['its factor verified', session({ aal: 'aal2' }, [FACTOR]), [FACTOR], [USER]],
    ['no levels, on a backend without factors', session({}), [], [USER]],
  ])('is no reason for a refusal of a session with %s', async (_, stored, factors, asked) => {
    store(stored);
    answer = backend(refused, factors);
    expect((await ask()).status).toBe(403);
    expect(sent.slice(1)).toEqual(asked);
  });

  test('causes no further request when the answer holds rows', async () => {
    store(session({ aal: 'aal1' }));
    answer = backend(() => Response.json([{ id: 'p1' }]), [FACTOR]);
    expect((await ask()).status).toBe(200);
    expect(sent).toHaveLength(1);
  });

  test('leaves the answer as it is when the server can’t be asked', async () => {
    store(session({ aal: 'aal1' }));
    answer = (path) =>
      path.includes('/auth/') ? Promise.reject(new TypeError('Failed to fetch')) : refused();
    expect((await ask()).status).toBe(403);
  });
});
