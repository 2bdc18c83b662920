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
