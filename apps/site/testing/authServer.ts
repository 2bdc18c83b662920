import { afterEach, beforeEach, vi } from 'vitest';

export const KEY = 'published-key';
const STORED = 'sb-project-auth-token';

/** What the site has sent to its backend, and what that answers; each test begins without either. */
export const server: {
  /** Method, path and bearer of each request. */
  sent: string[];
  /** Whether each answer may be kept in the HTTP cache. */
  cached: boolean[];
  answer: (request: { path: string; bearer: string }) => Response | Promise<Response>;
} = { sent: [], cached: [], answer: () => Response.json([]) };

/** Methods and paths of the requests so far. */
export const calls = (): string[] => server.sent.map((each) => each.replace(/ \S*$/, ''));

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');
export const tokenWith = (claims: object): string =>
  `${encode({ alg: 'HS256' })}.${encode({ sub: 'account', ...claims })}.unsigned`;

interface SessionOptions {
  /** Second factors of the account; default: of a backend that has none. */
  factors?: object[];
  /** Seconds; default: an hour. */
  expiresIn?: number;
}

export const sessionWith = (
  claims: object,
  { factors, expiresIn = 3600 }: SessionOptions = {},
) => ({
  access_token: tokenWith(claims),
  refresh_token: `refresh ${Object.values(claims)}`,
  token_type: 'bearer',
  expires_in: expiresIn,
  expires_at: Math.floor(Date.now() / 1000) + expiresIn,
  user: { id: 'account', ...(factors && { factors }) },
});

export const storeSession = (session: object): void =>
  localStorage.setItem(STORED, JSON.stringify(session));

export const storedSession = (): string | null => localStorage.getItem(STORED);

/** Answers the requests of each test of this file, which begins without a session. */
export function withAuthServer(): void {
  beforeEach(() => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', KEY);
    // The client warns when a page has more than one of it.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.clear();
    Object.assign(server, { sent: [], cached: [], answer: () => Response.json([]) });
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname: path } = new URL(String(input));
      const bearer = new Headers(init?.headers).get('Authorization')?.slice('Bearer '.length) ?? '';
      server.sent.push(`${init?.method ?? 'GET'} ${path} ${bearer}`);
      server.cached.push(init?.cache !== 'no-store');
      return server.answer({ path, bearer });
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
}
