import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN, newSession, ONCE, PUBLISHABLE_KEY } from './signIn.ts';

export type Row = Record<string, unknown> & { id: string };

/** The data API as the admin reaches it, past the pages. */
export interface RestApi {
  /** @returns the row as it was stored; nothing for a message, which only the admin may read */
  insert: (table: string, row: object) => Promise<Row>;
  /** @param filter e.g. `title=eq.Word` */
  select: (table: string, filter: string) => Promise<Row[]>;
  remove: (table: string, filter: string) => Promise<void>;
}

/** By server: what signs a request, asked for once. */
const tokens = new Map<string, Promise<string>>();

/** @param origin of another server than the test's own */
export async function restApi(request: APIRequestContext, origin = ''): Promise<RestApi> {
  const token =
    tokens.get(origin) ??
    newSession(request, ADMIN, origin).then((session) => session.access_token);
  tokens.set(origin, token);
  const headers = { apikey: PUBLISHABLE_KEY, Authorization: `Bearer ${await token}`, ...ONCE };
  const address = (table: string, filter = '') => `${origin}/rest/v1/${table}?${filter}`;
  return {
    insert: async (table, row) => {
      const answer = await request.post(address(table), {
        headers: { ...headers, Prefer: 'return=representation' },
        data: row,
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const [stored] = (await answer.json()) as Row[];
      if (!stored) throw new Error(`Nothing was stored in ${table}.`);
      return stored;
    },
    select: async (table, filter) => {
      const answer = await request.get(address(table, filter), { headers });
      expect(answer.status()).toBe(200);
      return answer.json();
    },
    remove: async (table, filter) => {
      const answer = await request.delete(address(table, filter), { headers });
      expect(answer.ok()).toBe(true);
    },
  };
}
