import { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { authStorage, postponeRenewal, storedToken } from './storedSession';

// Milliseconds after which a request counts as failed: the clients themselves never give up.
/** Of GET requests. Calls of functions are POST requests, except the search. */
const READ_TIMEOUT = 10_000;
const AUTH_TIMEOUT = 15_000;
const WRITE_TIMEOUT = 20_000;

const RECONNECT_DELAYS = [1000, 2000, 5000, 10_000] as const;

// The build has parsed both variables (`server/env.ts`), so that visitors don't download the rules for them. They are
// read one by one: `import.meta.env` as a whole would be in every visitor's code.

/** URL of the backend: the page's own origin where none is configured. */
export const backendUrl = (): string => import.meta.env.VITE_SUPABASE_URL || location.origin;

/** The backend's publishable key. */
export const backendKey = (): string => import.meta.env.VITE_SUPABASE_ANON_KEY ?? '';

/** The backend's data API, as Supabase's own client has it. */
export type DataApi = PostgrestClient<Database>;

/** The data API for visitors, a small part of Supabase's client. */
export function publicApi(): DataApi {
  return new PostgrestClient<Database>(`${backendUrl()}/rest/v1`, {
    headers: { apikey: backendKey() },
    fetch: fetchWithStoredSession,
    // Retries live in the query cache alone.
    retry: false,
  });
}

export type Answer<Data> =
  | { data: Data; error: null; status: number }
  | { data: null; error: { message: string }; status: number };

/**
 * What the data API answers to a request.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function answerTo<Data>(
  request: PromiseLike<Answer<Data>> | Answer<Data>,
): Promise<Data> {
  const { data, error, status } = await request;
  if (error) throw backendError(error, status);
  return data;
}

/** A failed request as an Error with its HTTP status, 0 when no answer came. */
export function backendError(cause: { message: string }, status: number): Error {
  return Object.assign(new Error(cause.message, { cause }), { status });
}

let supabase: Promise<SupabaseClient<Database>> | undefined;

/** The whole client, for the panel: downloaded on first use. @throws when that fails; the next call retries */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  supabase ??= connect();
  supabase.catch(() => {
    supabase = undefined;
  });
  return supabase;
}

async function connect(): Promise<SupabaseClient<Database>> {
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(backendUrl(), backendKey(), {
    auth: {
      storage: authStorage,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    db: { retry: false },
    global: { fetch: fetchForPanel },
    realtime: {
      heartbeatIntervalMs: 25_000,
      timeout: 10_000,
      reconnectAfterMs: (tries) => RECONNECT_DELAYS[tries - 1] ?? 10_000,
    },
  });
}

/** Carries the stored session. One that the backend refuses is left out in a second try. */
const fetchWithStoredSession: typeof fetch = async (input, init) => {
  const key = backendKey();
  const ask = (token: string) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetchInTime(input, { ...init, headers });
  };
  const token = storedToken(backendUrl());
  const answer = await ask(token ?? key);
  return token !== undefined && answer.status === 401 ? ask(key) : answer;
};

/** A renewal that is answered with anything but tokens or a refusal of them is tried later. */
const fetchForPanel: typeof fetch = async (input, init) => {
  const answer = await fetchInTime(input, init);
  const isRenewal = String(input).includes('/auth/v1/token?grant_type=refresh_token');
  if (isRenewal && !answer.ok && !isRefusal(answer)) postponeRenewal(backendUrl());
  return answer;
};

/** Statuses of 4xx that say nothing about what was asked for: time-outs and rate limits. */
const PASSING = [408, 425, 429];

/** Whether the backend refuses what it was asked for, rather than failing to look at it. */
export function isRefusal({
  status = 0,
  headers,
}: {
  status?: number | undefined;
  headers?: Headers;
}) {
  const isByProxy = headers && !headers.get('Content-Type')?.includes('json');
  return status >= 400 && status < 500 && !PASSING.includes(status) && !isByProxy;
}

const fetchInTime: typeof fetch = (input, init) => {
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
