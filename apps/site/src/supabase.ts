import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database';
import { parseEnv } from './env';
import { localStore } from './storage';

/** Milliseconds after which a request counts as failed: the client itself never gives up. */
const READ_TIMEOUT = 10_000;
const AUTH_TIMEOUT = 15_000;
const WRITE_TIMEOUT = 20_000;

const RECONNECT_DELAYS = [1000, 2000, 5000, 10_000] as const;

let client: Promise<SupabaseClient<Database>> | undefined;

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
        storage: localStore,
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
