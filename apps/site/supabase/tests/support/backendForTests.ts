import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { resolveConfiguredPublishableKey } from '@supabase/lite/cli';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { type Backend, openBackend } from '../../backend.ts';

/** What the embedded backend reads. */
export const CONFIG = join(import.meta.dirname, '../../embedded.toml');

/** An account of the seed that is not on the list of admins. */
export const UNLISTED = { email: 'visitor@example.com', password: 'visitor-password' };

export const TABLES = ['contact_messages', 'blog_posts', 'portfolio'] as const;
export type TableName = (typeof TABLES)[number];

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as `apikey`; default: the published key; null for none. */
  apiKey?: string | null;
  /** Sent as bearer credential. */
  token?: string | undefined;
}

interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text where it is none. */
  body: unknown;
}

export interface BackendForTests {
  /** PostgreSQL as its owner, whom no policy holds back. */
  readonly sql: PGlite;
  /** The key that `embedded.toml` publishes. */
  readonly publishableKey: string;
  /** What a browser's `fetch` would be answered. */
  fetch: typeof fetch;
  call: (path: string, call?: Call) => Promise<Answer>;
  /** Signs in for real. @returns the access token */
  signIn: (account: { email: string; password: string }) => Promise<string>;
  /** Rows that the owner sees. */
  count: (relation: string) => Promise<number>;
  /** Closes it and opens another, with nothing but the seed. */
  renew: () => Promise<void>;
}

/** Opens a copy of the run's backend, with nothing but the seed. */
async function openCopy(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  cpSync(inject('embedded'), folder, { recursive: true });
  const backend = await openBackend({ memory: false, folder });
  return {
    ...backend,
    close: async () => {
      await backend.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives the test file that calls it a freshly seeded backend of its own. */
export function backendForTests(): BackendForTests {
  let opened: { backend: Backend; publishableKey: string } | undefined;

  const renew = async () => {
    await opened?.backend.close();
    opened = {
      backend: await openCopy(),
      publishableKey: (await resolveConfiguredPublishableKey(CONFIG)) ?? '',
    };
  };

  beforeAll(async () => {
    // The backend prints each statement that it refuses; here refusals are what is wanted.
    vi.spyOn(console, 'error').mockReturnValue();
    await renew();
  });

  afterAll(async () => {
    await opened?.backend.close();
    vi.restoreAllMocks();
  });

  const current = () => {
    if (!opened) throw new Error('The backend opens before the first test, not earlier.');
    return opened;
  };

  const self: BackendForTests = {
    get sql() {
      return current().backend.sql;
    },
    get publishableKey() {
      return current().publishableKey;
    },
    fetch: async (input, init) => current().backend.app.fetch(new Request(input, init)),
    call: async (path, { method = 'GET', body, headers, apiKey, token } = {}) => {
      const key = apiKey === undefined ? self.publishableKey : apiKey;
      const answer = await self.fetch(`http://localhost${path}`, {
        method,
        headers: {
          ...(key !== null && { apikey: key }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { status, headers: told } = answer;
      return { status, headers: told, body: jsonOrText(await answer.text()) };
    },
    signIn: async (account) => {
      const { status, body } = await self.call('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: account,
      });
      const { access_token: token } = body as { access_token?: string };
      if (token === undefined) throw new Error(`Signing in as ${account.email}: status ${status}`);
      return token;
    },
    count: async (relation) => {
      const { rows } = await self.sql.query<{ n: number }>(
        `select count(*)::int as n from ${relation}`,
      );
      return rows[0]?.n ?? Number.NaN;
    },
    renew,
  };
  return self;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
