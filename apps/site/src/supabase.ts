import type { SupabaseClient } from '@supabase/supabase-js';
import { backendEnv } from './backendEnv';
import type { Database } from './database.types';
import { sessionStore } from './sessionStore';
import { READ_TIMEOUT } from './startup/publicFetch';

/** Milliseconds after which a request counts as failed: the client itself never gives up. */
const AUTH_TIMEOUT = 15_000;
const WRITE_TIMEOUT = 20_000;

const RECONNECT_DELAYS = [1000, 2000, 5000, 10_000] as const;

let client: Promise<SupabaseClient<Database>> | undefined;

/** The shared client, downloaded on first use. @throws when that fails; the next call retries */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  client ??= connect();
  client.catch(() => {
    client = undefined;
  });
  return client;
}

async function connect(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, key } = backendEnv();
  return createClient<Database>(url || window.location.origin, key, {
    auth: {
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    // Retries live in the query cache alone.
    db: { retry: false },
    global: { fetch: request },
    realtime: {
      heartbeatIntervalMs: 25_000,
      timeout: 10_000,
      reconnectAfterMs: (tries) => RECONNECT_DELAYS[tries - 1] ?? 10_000,
    },
  });
}

const request: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeoutOf(input, init))];
  if (init?.signal) signals.push(init.signal);
  return fetch(input, {
    ...init,
    signal: AbortSignal.any(signals),
    // On a shared computer, the HTTP cache would keep an admin's reads past the logout.
    ...(carriesSession(init) && { cache: 'no-store' }),
  });
};

function carriesSession(init?: RequestInit): boolean {
  const headers = new Headers(init?.headers);
  const bearer = headers.get('Authorization');
  return bearer !== null && bearer !== `Bearer ${headers.get('apikey')}`;
}

function timeoutOf(input: RequestInfo | URL, init?: RequestInit): number {
  if (new URL(input instanceof Request ? input.url : input).pathname.includes('/auth/v1/')) {
    return AUTH_TIMEOUT;
  }
  return (init?.method ?? 'GET') === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT;
}
