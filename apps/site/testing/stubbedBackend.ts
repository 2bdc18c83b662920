import { beforeEach, vi } from 'vitest';

export const KEY = 'published-key';

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

/** Answers the requests of each test of this file, which begins without a session. */
export function withStubbedBackend(): void {
  beforeEach(() => {
    vi.useRealTimers();
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
}
