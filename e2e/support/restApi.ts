import { type APIRequestContext, expect } from '@playwright/test';
import { PUBLISHABLE_KEY } from './publishableKey.ts';
import { ADMIN, NO_KEEP_ALIVE, newSession } from './signIn.ts';

export type Row = Record<string, unknown> & { id: string };

/** The data API with the rights of the admin, independent of the page. A failed call fails the test. */
export interface RestApi {
  /** @returns the stored row */
  insert: (table: string, row: object) => Promise<Row>;
  /** @param filter e.g. `title=eq.Word` */
  select: (table: string, filter: string) => Promise<Row[]>;
  update: (table: string, filter: string, values: object) => Promise<void>;
  remove: (table: string, filter: string) => Promise<void>;
  /** Stores a picture under this name. */
  upload: (name: string, content: Buffer) => Promise<void>;
}

/** Access tokens by origin: one sign-in per server, shared by all tests of a worker. */
const tokens = new Map<string, Promise<string>>();

/** @param origin of the server; the test's base URL by default */
export async function restApi(request: APIRequestContext, origin = ''): Promise<RestApi> {
  const token =
    tokens.get(origin) ??
    newSession(request, ADMIN, origin).then((session) => session.access_token);
  tokens.set(origin, token);
  const headers = {
    apikey: PUBLISHABLE_KEY,
    Authorization: `Bearer ${await token}`,
    ...NO_KEEP_ALIVE,
  };
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
    update: async (table, filter, values) => {
      const answer = await request.patch(address(table, filter), { headers, data: values });
      expect(answer.ok()).toBe(true);
    },
    remove: async (table, filter) => {
      const answer = await request.delete(address(table, filter), { headers });
      expect(answer.ok()).toBe(true);
    },
    upload: async (name, content) => {
      const answer = await request.post(`${origin}/storage/v1/object/pictures/${name}`, {
        headers: { ...headers, 'Content-Type': 'image/jpeg' },
        data: content,
      });
      expect(answer.ok()).toBe(true);
    },
  };
}
