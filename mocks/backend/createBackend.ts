import { type Account, accounts } from './accounts';
import { answerAuth } from './auth';
import { Database } from './database';
import { NotMocked, Refusal } from './refusal';
import { answerRest } from './rest';
import type { Tables } from './schema';
import { Sessions } from './sessions';

interface ScenarioOptions {
  /** Initial rows by table; none by default. */
  rows?: Partial<Tables>;
  /** Account with a session in the browser when the story starts; none by default. */
  account?: Account;
  /** The initial session has expired and cannot be renewed; false by default. */
  sessionEnded?: boolean;
  /** Milliseconds before each response; 0 by default. */
  latency?: number;
  /** Returns a response to send instead of the backend's, or undefined. */
  fault?: (request: Request) => Response | undefined;
}

/** Options of the backend of a story. A class, because Storybook deep-merges plain objects. */
export class Scenario {
  readonly options: ScenarioOptions;

  constructor(options: ScenarioOptions) {
    this.options = options;
  }

  /** A copy with some options replaced. */
  with(options: ScenarioOptions): Scenario {
    return new Scenario({ ...this.options, ...options });
  }
}

/** Storage answers with 400, and names the status that it means. */
const noBucket = () => {
  const message = 'Bucket not found';
  return Response.json({ statusCode: '404', error: message, message }, { status: 400 });
};

/** Seconds since an access token was issued, more than its lifetime. */
const EXPIRED_AGE = 24 * 60 * 60;

export interface MockBackend {
  /** The current rows. */
  database: Database;
  /** All requests so far, e.g. `GET /rest/v1/portfolio`. */
  requests: readonly string[];
  /** The initial session, as the client stores it in the browser. */
  session: ReturnType<Sessions['issue']> | undefined;
  /** Handles a request. @throws NotMocked for an unsupported one */
  answer: (request: Request) => Promise<Response>;
  /** Ends the latency of pending requests, and resolves when all have their response. */
  close: () => Promise<void>;
}

/** A Supabase project in memory: the data API and the auth API over one database. */
export function createBackend({ options }: Scenario): MockBackend {
  const { rows, account, sessionEnded = false, latency = 0, fault } = options;
  const database = new Database(rows);
  const sessions = new Sessions();
  const requests: string[] = [];
  const closed = Promise.withResolvers<void>();
  const pending = new Set<Promise<unknown>>();
  const session = account && sessions.issue(account, sessionEnded ? EXPIRED_AGE : 0);
  if (sessionEnded) sessions.endAll();

  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('/rest/v1/')) return answerRest(request, database, sessions);
    if (pathname.includes('/auth/v1/')) {
      return answerAuth(request, Object.values(accounts), sessions);
    }
    // A project without a bucket: the panel then shows the URL of a picture alone.
    if (pathname.endsWith('/storage/v1/bucket/pictures')) return noBucket();
    throw new NotMocked(`${request.method} ${pathname}`, 'createBackend.ts');
  };

  const delay = () =>
    Promise.race([closed.promise, new Promise((resolve) => setTimeout(resolve, latency))]);

  const answer = async (request: Request): Promise<Response> => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    await delay();
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
      const response = answer(request);
      pending.add(response);
      try {
        return await response;
      } finally {
        pending.delete(response);
      }
    },
    close: async () => {
      closed.resolve();
      await Promise.allSettled(pending);
    },
  };
}
