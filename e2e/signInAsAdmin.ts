import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

const CONFIG = join(import.meta.dirname, '../apps/site/supabase/config.toml');

/** The key that every page of the embedded backend is built with. */
const KEY = /^publishable_key = "(.+)"$/m.exec(readFileSync(CONFIG, 'utf8'))?.[1] ?? '';

export interface Admin {
  /** The stored rows that a PostgREST query such as `email=eq.a@b.example` finds. */
  read: (table: string, query: Record<string, string>) => Promise<Record<string, unknown>[]>;
  insert: (table: string, row: object) => Promise<void>;
  remove: (table: string, query: Record<string, string>) => Promise<void>;
}

/** Speaks to the data API as the demo admin, past every page. */
export async function signInAsAdmin(request: APIRequestContext, origin = ''): Promise<Admin> {
  const answer = await request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: KEY },
    data: { email: 'admin@example.com', password: 'admin-password' },
  });
  await expect(answer).toBeOK();
  const { access_token } = await answer.json();
  const headers = { apikey: KEY, authorization: `Bearer ${access_token}` };
  const addressOf = (table: string) => `${origin}/rest/v1/${table}`;

  return {
    read: async (table, query) => {
      const rows = await request.get(addressOf(table), { headers, params: query });
      await expect(rows).toBeOK();
      return rows.json();
    },
    insert: async (table, row) => {
      await expect(await request.post(addressOf(table), { headers, data: row })).toBeOK();
    },
    remove: async (table, query) => {
      await expect(await request.delete(addressOf(table), { headers, params: query })).toBeOK();
    },
  };
}
