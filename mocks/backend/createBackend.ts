import { type Account, accounts, Sessions } from './accounts';
import { answerAuth } from './auth';
import { Database } from './database';
import { NotMocked, Refusal } from './refusal';
import { answerRest } from './rest';
import type { Tables } from './schema';

interface Circumstances {
  /** What it holds at first; nothing unless told. */
  rows?: Partial<Tables>;
  /** Who is signed in in the browser at first; nobody unless told. */
  account?: Account;
  /** That session is over: it has expired, and the backend will not renew it. */
  sessionEnded?: boolean;
  /** Milliseconds before each answer. */
  latency?: number;
  /** Answers instead of the backend where it has something to say. */
  fault?: (request: Request) => Response | undefined;
}

/** What a backend is like while a story runs. A class, because Storybook merges plain objects. */
export class Scenario {
  readonly circumstances: Circumstances;

  constructor(circumstances: Circumstances) {
    this.circumstances = circumstances;
  }

  /** The same with something else about it. */
  with(more: Circumstances): Scenario {
    return new Scenario({ ...this.circumstances, ...more });
  }
}

/** Seconds for which no token is good. */
const LONG_AGO = 24 * 60 * 60;

export interface MockBackend {
  /** What it holds now. */
  database: Database;
  /** Each request so far, e.g. `GET /rest/v1/portfolio`. */
  requests: readonly string[];
  /** The session of whoever is signed in at first, as the client keeps it in the browser. */
  session: ReturnType<Sessions['issue']> | undefined;
  /** @throws NotMocked for a request that it does not understand */
  answer: (request: Request) => Promise<Response>;
  /** Answers at once whatever is still waiting, and resolves when it has. */
  close: () => Promise<void>;
}

/** A Supabase project in memory: its data API, its auth API and what they share. */
export function createBackend({ circumstances }: Scenario): MockBackend {
  const { rows, account, sessionEnded = false, latency = 0, fault } = circumstances;
  const database = new Database(rows);
  const sessions = new Sessions();
  const requests: string[] = [];
  const closed = Promise.withResolvers<void>();
  const underWay = new Set<Promise<unknown>>();
  const session = account && sessions.issue(account, sessionEnded ? LONG_AGO : 0);
  if (sessionEnded) sessions.endAll();

  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/rest/v1/')) return answerRest(request, database, sessions);
    if (pathname.includes('/auth/v1/')) {
      return answerAuth(request, Object.values(accounts), sessions);
    }
    throw new NotMocked(`${request.method} ${pathname}`, 'createBackend.ts');
  };

  const wait = () =>
    Promise.race([closed.promise, new Promise((resolve) => setTimeout(resolve, latency))]);

  const answer = async (request: Request): Promise<Response> => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    await wait();
    const failure = fault?.(request);
    if (failure) return failure;
    try {
      return await respond(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json(error.body, { status: error.status });
    }
  };

  return {
    database,
    requests,
    session,
    answer: async (request) => {
      const answering = answer(request);
      underWay.add(answering);
      try {
        return await answering;
      } finally {
        underWay.delete(answering);
      }
    },
    close: async () => {
      closed.resolve();
      await Promise.allSettled(underWay);
    },
  };
}
