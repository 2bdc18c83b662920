import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { beforeAll, inject, vi } from 'vitest';
import { type Backend, openBackend } from '../../embedded/openBackend.ts';

/** What the embedded backend reads. */
export const CONFIG = join(import.meta.dirname, '../../embedded/embedded.toml');

/** An account of the seed that is not on the list of admins. */
export const UNLISTED = { email: 'visitor@example.com', password: 'visitor-password' };

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a text as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as `apikey`; default: the published key; null for none. */
  apiKey?: string | null;
  /** Sent as bearer credential. */
  token?: string | undefined;
}

/** Gives the test file that calls it a copy of the run's backend, with nothing but the seed. */
export function backendForTests() {
  let backend: Backend;
  let publishableKey = '';

  beforeAll(async () => {
    // The backend prints each statement that it refuses; here refusals are what is wanted.
    vi.spyOn(console, 'error').mockReturnValue();
    const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
    cpSync(inject('embedded'), folder, { recursive: true });
    backend = await openBackend({ memory: false, folder });
    publishableKey = (await resolveConfiguredPublishableKey(CONFIG)) ?? '';
    return async () => {
      await backend.close();
      rmSync(folder, { recursive: true, force: true });
      vi.restoreAllMocks();
    };
  });

  const fetchHere: typeof fetch = async (input, init) =>
    backend.app.fetch(new Request(input, init));

  /** What a call is answered: the body is parsed JSON, or the text where it is none. */
  async function call(
    path: string,
    { method = 'GET', body, headers, apiKey = publishableKey, token }: Call = {},
    over = fetchHere,
  ): Promise<{ status: number; headers: Headers; body: unknown }> {
    const answer = await over(`http://localhost${path}`, {
      method,
      headers: {
        ...(apiKey !== null && { apikey: apiKey }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const heard: unknown = await answer
      .clone()
      .json()
      .catch(() => answer.text());
    return { status: answer.status, headers: answer.headers, body: heard };
  }

  return {
    /** PostgreSQL as its owner, whom no policy holds back. */
    get sql() {
      return backend.sql;
    },
    /** The key that `embedded.toml` publishes. */
    get publishableKey() {
      return publishableKey;
    },
    /** What a browser's `fetch` would be answered. */
    fetch: fetchHere,
    call,
    /** Signs in for real. @returns the access token */
    signIn: async (account: { email: string; password: string }): Promise<string> => {
      const path = '/auth/v1/token?grant_type=password';
      const { status, body } = await call(path, { method: 'POST', body: account });
      const { access_token: token } = body as { access_token?: string };
      if (token === undefined) throw new Error(`Signing in as ${account.email}: status ${status}`);
      return token;
    },
    /** Rows that the owner sees. */
    count: async (relation: string): Promise<number> => {
      const { rows } = await backend.sql.query<{ n: number }>(
        `select count(*)::int as n from ${relation}`,
      );
      return rows[0]?.n ?? Number.NaN;
    },
  };
}
