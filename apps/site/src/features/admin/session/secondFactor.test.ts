// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { calls, server, withStubbedBackend } from '#testing/stubbedBackend.ts';
import { sessionWith, storedSession, storeSession, tokenWith } from '#testing/testSession.ts';

withStubbedBackend();

const FACTOR = { id: 'f1', status: 'verified', factor_type: 'totp' };
const UNVERIFIED = { ...FACTOR, id: 'old', status: 'unverified' };
const session = (claims: object, factors?: object[]) =>
  sessionWith(claims, factors ? { factors } : {});
const FIRST = session({ aal: 'aal1' });

/** Loads the modules like a new page, with a new client. */
async function load() {
  vi.resetModules();
  const [{ withAdminClient }, { assuranceLevels }, { verifyCode }, { getSupabase }] =
    await Promise.all([
      import('../lib/askAsAdmin'),
      import('../lib/assuranceLevels'),
      import('./secondFactorQueries'),
      import('#src/lib/backend/supabase.ts'),
    ]);
  return { withAdminClient, assuranceLevels, verifyCode, auth: (await getSupabase()).auth };
}

test.each([
  ['without a level, of a backend without factors', session({}), false, false],
  ['of the first level, of an account without factors', FIRST, false, true],
  ['with a factor that was never verified', session({ aal: 'aal1' }, [UNVERIFIED]), false, true],
  ['of the first level, with a factor', session({ aal: 'aal1' }, [FACTOR]), true, true],
  ['of the second level', session({ aal: 'aal2' }, [FACTOR]), false, true],
  ['with a malformed token', { ...session({}), access_token: 'a.b.c' }, false, false],
])('the levels of a session %s', async (_, stored, codeNeeded, hasFactors) => {
  storeSession(stored);
  const { assuranceLevels, auth } = await load();
  expect(await assuranceLevels(auth)).toMatchObject({ codeNeeded, hasFactors });
  expect(server.sent).toEqual([]);
});

test('the code of the verified factor stores a session of the second level', async () => {
  storeSession(session({ aal: 'aal1' }, [UNVERIFIED, FACTOR]));
  server.answer = ({ path }) =>
    Response.json(
      path.endsWith('/challenge')
        ? { id: 'c1', type: 'totp', expires_at: 0 }
        : session({ aal: 'aal2' }, [FACTOR]),
    );
  await (await load()).verifyCode('123456');
  expect(calls()).toEqual([
    'POST /auth/v1/factors/f1/challenge',
    'POST /auth/v1/factors/f1/verify',
  ]);
  expect(storedSession()).toContain(tokenWith({ aal: 'aal2' }));
});

describe('a factor that was set up on another device', () => {
  const USER = 'GET /auth/v1/user';
  const RENEWAL = 'POST /auth/v1/token';
  const refused = () => Response.json({ code: '42501', message: 'refused' }, { status: 403 });
  const empty = () => Response.json([]);
  const ask = async () =>
    (await load()).withAdminClient((supabase) => supabase.from('blog_posts').select('*'));
  /** A backend whose account has these factors. */
  const backend =
    (data: () => Response, factors: object[]) =>
    ({ path }: { path: string }) => {
      if (path.endsWith('/user')) return Response.json({ id: 'account', factors });
      if (path.endsWith('/token')) return Response.json(session({ aal: 'aal1' }, factors));
      return data();
    };

  test.each([
    ['refused', refused],
    ['empty', empty],
  ])('is noticed when an answer is %s, and its code is asked for', async (_, data) => {
    storeSession(FIRST);
    server.answer = backend(data, [FACTOR]);
    await expect(ask()).rejects.toMatchObject({
      message: 'Your account asks for a code at login now. Please enter it.',
      status: 403,
    });
    expect(calls().slice(1)).toEqual([USER, RENEWAL]);
    expect(storedSession()).toContain('"f1"');
  });

  test.each([
    ['no factors', FIRST, []],
    ['a factor that was never verified', FIRST, [UNVERIFIED]],
    ['its factor verified', session({ aal: 'aal2' }, [FACTOR]), [FACTOR]],
    ['no levels, on a backend without factors', session({}), []],
  ])('is no reason for a refusal of a session with %s', async (_, stored, factors) => {
    storeSession(stored);
    server.answer = backend(refused, factors);
    expect((await ask()).status).toBe(403);
    expect(calls().slice(1)).toEqual([USER]);
  });
});
