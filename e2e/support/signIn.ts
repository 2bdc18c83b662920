import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Accounts of the seed: one on the list of admins, one that is not. */
export const ADMIN = { email: 'admin@example.com', password: 'admin-password' };
export const VISITOR = { email: 'visitor@example.com', password: 'visitor-password' };

/** Where the browser keeps the session. */
export const SESSION_KEY = 'sb-localhost-auth-token';

const config = readFileSync(
  join(import.meta.dirname, '../../apps/site/supabase/embedded.toml'),
  'utf8',
);
export const PUBLISHABLE_KEY = /^publishable_key = "(.+)"$/m.exec(config)?.[1] ?? '';

/** The server drops idle connections just when a test may want to use one again. */
export const ONCE = { Connection: 'close' };

export interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

export async function newSession(
  request: APIRequestContext,
  account = ADMIN,
  origin = '',
): Promise<StoredSession> {
  const answer = await request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY, ...ONCE },
    data: account,
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Puts a session where the browser keeps it, once: a logout stays one over reloads. */
export async function storeSession(page: Page, session: StoredSession): Promise<void> {
  await page.addInitScript(
    ({ key, text }) => {
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'once');
      localStorage.setItem(key, text);
    },
    { key: SESSION_KEY, text: JSON.stringify(session) },
  );
}

/** Opens the panel with a session of its own, without the form. */
export async function signIn(page: Page, path = '/admin', account = ADMIN): Promise<void> {
  await storeSession(page, await newSession(page.request, account));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
}
