import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database';
import { parseEnv } from './env';
import { localStore, type TextStorage } from './storage';

/** Milliseconds after which a request counts as failed: the client itself never gives up. */
const READ_TIMEOUT = 10_000;
const AUTH_TIMEOUT = 15_000;
const WRITE_TIMEOUT = 20_000;

const RECONNECT_DELAYS = [1000, 2000, 5000, 10_000] as const;

/** Milliseconds before its end at which the client renews a session. */
const RENEWAL_MARGIN = 90_000;

let client: Promise<SupabaseClient<Database>> | undefined;

let renewing = false;

/**
 * Whether a session that is over is renewed: where someone works with it, and nowhere else. Visitors'
 * reads would wait half a minute for an authentication service that does not answer.
 */
export function renewSessions(renew: boolean): void {
  renewing = renew;
}

/** The browser's storage, in which what is damaged, or over and not to be renewed, is no session. */
const sessionStore: TextStorage = {
  ...localStore,
  getItem: (key) => {
    const text = localStore.getItem(key);
    return text !== null && key.endsWith('-auth-token') && !isUsable(text) ? null : text;
  },
};

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

function isUsable(text: string): boolean {
  try {
    const { access_token, refresh_token, expires_at } = JSON.parse(text);
    if (!JWT.test(access_token) || typeof refresh_token !== 'string') return false;
    return renewing || expires_at * 1000 - Date.now() > RENEWAL_MARGIN;
  } catch {
    return false;
  }
}

/** The one shared client. It is downloaded when something is first asked of the backend. */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  client ??= connect();
  // A download that failed is tried again by whoever asks next.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

async function connect(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  const env = parseEnv(import.meta.env);
  return createClient<Database>(
    env.VITE_SUPABASE_URL ?? window.location.origin,
    env.VITE_SUPABASE_ANON_KEY ?? '',
    {
      auth: {
        storage: sessionStore,
        persistSession: true,
        autoRefreshToken: true,
        detectSessionInUrl: false,
      },
      // Retries live in the query cache alone.
      db: { retry: false },
      global: { fetch: fetchWithTimeout },
      realtime: {
        heartbeatIntervalMs: 25_000,
        timeout: 10_000,
        reconnectAfterMs: (tries) => RECONNECT_DELAYS[tries - 1] ?? 10_000,
      },
    },
  );
}

const fetchWithTimeout: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeoutOf(input, init))];
  if (init?.signal) signals.push(init.signal);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

function timeoutOf(input: RequestInfo | URL, init?: RequestInit): number {
  if (new URL(input instanceof Request ? input.url : input).pathname.includes('/auth/v1/')) {
    return AUTH_TIMEOUT;
  }
  return (init?.method ?? 'GET') === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT;
}
