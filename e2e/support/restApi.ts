import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

const config = join(import.meta.dirname, '../../apps/site/supabase/embedded/embedded.toml');
export const PUBLISHABLE_KEY =
  /^publishable_key = "(.+)"$/m.exec(readFileSync(config, 'utf8'))?.[1] ?? '';

/** Accounts of the seed: one is on the list of admins, the other is not. */
export const ADMIN = { email: 'admin@example.com', password: 'admin-password' };
export const VISITOR = { email: 'visitor@example.com', password: 'visitor-password' };

/** The key of the session in `localStorage`. */
export const SESSION_KEY = 'sb-localhost-auth-token';

/** The server may close an idle connection at the moment when a test reuses it. */
export const HEADERS = { apikey: PUBLISHABLE_KEY, Connection: 'close' };

export interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

export async function newSession(request: APIRequestContext, data = ADMIN): Promise<StoredSession> {
  const options = { headers: HEADERS, data, failOnStatusCode: true };
  return (await request.post('/auth/v1/token?grant_type=password', options)).json();
}

export type Row = Record<string, unknown> & { id: string };
export type RestApi = Awaited<ReturnType<typeof restApi>>;

/** Of one sign-in, shared by all tests of a worker. */
let token: Promise<string> | undefined;

/** The data API with the rights of the admin, independent of the page. A failed call fails the test. */
export async function restApi(request: APIRequestContext) {
  token ??= newSession(request).then((session) => session.access_token);
  const headers = {
    ...HEADERS,
    Authorization: `Bearer ${await token}`,
    Prefer: 'return=representation',
  };
  const call = async (method: string, table: string, filter: string, data?: object) => {
    const options = { method, headers, failOnStatusCode: true, ...(data && { data }) };
    return (await request.fetch(`/rest/v1/${table}?${filter}`, options)).json() as Promise<Row[]>;
  };
  return {
    /** @returns the stored row */
    insert: async (table: string, row: object) => (await call('POST', table, '', row))[0] as Row,
    /** @param filter e.g. `title=eq.Word` */
    select: (table: string, filter: string) => call('GET', table, filter),
    update: (table: string, filter: string, values: object) => call('PATCH', table, filter, values),
    remove: (table: string, filter: string) => call('DELETE', table, filter),
  };
}
