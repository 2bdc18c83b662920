import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from './publishableKey.ts';

/** Accounts of the seed: one is on the list of admins, the other is not. */
export const ADMIN = { email: 'admin@example.com', password: 'admin-password' };
export const VISITOR = { email: 'visitor@example.com', password: 'visitor-password' };

/** The key of the session in `localStorage`. */
export const SESSION_KEY = 'sb-localhost-auth-token';

/** Headers: the server may close an idle connection at the moment when a test reuses it. */
export const NO_KEEP_ALIVE = { Connection: 'close' };

export interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

/** Signs in at the auth API. @param origin of the server; the test's base URL by default */
export async function newSession(
  request: APIRequestContext,
  account = ADMIN,
  origin = '',
): Promise<StoredSession> {
  const answer = await request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: PUBLISHABLE_KEY, ...NO_KEEP_ALIVE },
    data: account,
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Stores a session before the first page load only, so that a logout persists over reloads. */
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

/** Opens the admin panel with a new session, without the login form. */
export async function signIn(page: Page, path = '/admin', account = ADMIN): Promise<void> {
  await storeSession(page, await newSession(page.request, account));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
}
