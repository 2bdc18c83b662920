// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { KEY, server, withStubbedBackend } from '#testing/stubbedBackend.ts';
import { sessionWith, storedSession, storeSession, tokenWith } from '#testing/testSession.ts';

withStubbedBackend();

const refuse = () => Response.json({ message: 'JWT expired', code: 'PGRST303' }, { status: 401 });
const token = (name: string) => tokenWith({ name });
const sessionOf = (name: string) => sessionWith({ name });

/** Loads the modules like a new page, with a new client. */
async function load() {
  vi.resetModules();
  const { publicApi } = await import('./supabase');
  const { withAdminClient } = await import('../../features/admin/lib/askAsAdmin');
  const { authStorage } = await import('./storedSession');
  return { publicApi, withAdminClient, authStorage };
}

describe('a public read', () => {
  const read = async () => {
    const { publicApi } = await load();
    return publicApi().from('blog_posts').select('*');
  };
  const READ = 'GET /rest/v1/blog_posts';

  test('carries the public key without a session', async () => {
    expect((await read()).status).toBe(200);
    expect(server.sent).toEqual([`${READ} ${KEY}`]);
  });

  test('carries a live session', async () => {
    storeSession(sessionOf('live'));
    expect((await read()).status).toBe(200);
    expect(server.sent).toEqual([`${READ} ${token('live')}`]);
  });

  test('is repeated without a session that the backend refuses, and keeps it stored', async () => {
    storeSession(sessionOf('revoked'));
    server.answer = ({ bearer }) => (bearer === KEY ? Response.json([]) : refuse());
    expect((await read()).status).toBe(200);
    expect(server.sent).toEqual([`${READ} ${token('revoked')}`, `${READ} ${KEY}`]);
    expect(server.cached).toEqual([false, true]);
    expect(storedSession()).toContain('revoked');
  });
});

describe('an admin’s request', () => {
  const ask = async () => {
    const { withAdminClient, authStorage } = await load();
    authStorage.allowRenewal();
    return withAdminClient((supabase) =>
      supabase.from('blog_posts').delete().eq('id', '1').select('id'),
    );
  };
  const ENDED =
    'Your session has ended. Please sign in again: what you wrote is kept on this device.';

  test('is not sent without a session', async () => {
    await expect(ask()).rejects.toMatchObject({ message: ENDED, status: 401 });
    expect(server.sent).toEqual([]);
  });

  test('that is refused asks whether its session goes on, and ends one that does not', async () => {
    storeSession(sessionOf('ended elsewhere'));
    server.answer = ({ path }) =>
      Response.json({}, { status: path.endsWith('/logout') ? 204 : 403 });
    await expect(ask()).rejects.toMatchObject({ message: ENDED, status: 401 });
    expect(storedSession()).toBeNull();
  });

  test('that is refused keeps a session that the backend can’t check at the moment', async () => {
    storeSession(sessionOf('live'));
    server.answer = ({ path }) => Response.json({}, { status: path.endsWith('/user') ? 429 : 403 });
    expect((await ask()).status).toBe(403);
    expect(storedSession()).toContain('live');
  });

  test('keeps the session when renewing it gets no answer', async () => {
    storeSession(sessionOf('old'));
    vi.useFakeTimers();
    server.answer = ({ path }) =>
      path.endsWith('/token') ? new Response('', { status: 503 }) : refuse();
    const asked = ask();
    asked.catch(() => {});
    // The client retries the renewal for half a minute.
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(asked).rejects.toMatchObject({ message: '', status: 503 });
    expect(storedSession()).toContain('old');
  });
});
