import type { Account } from './accounts';
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
  /** Milliseconds by which the browser's clock is ahead of the backend's; 0 by default. */
  clockAhead?: number;
  /** Milliseconds before each response; 0 by default. */
  latency?: number;
  /** Returns what is answered instead of the backend's response, or undefined. */
  fault?: (request: Request) => Refusal | undefined;
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

export type MockBackend = ReturnType<typeof createBackend>;

/** A Supabase project in memory: the data API and the auth API over one database. */
export function createBackend({ options }: Scenario) {
  const { rows, account, sessionEnded: ended = false, latency = 0, fault, clockAhead } = options;
  const database = new Database(rows);
  const sessions = new Sessions(clockAhead);
  const requests: string[] = [];
  const closed = Promise.withResolvers<void>();
  const responses: Promise<Response>[] = [];

  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    await Promise.race([closed.promise, new Promise((resolve) => setTimeout(resolve, latency))]);
    const failure = fault?.(request);
    if (failure) return failure.response;
    try {
      if (pathname.includes('/rest/v1/')) return await answerRest(request, database, sessions);
      if (pathname.includes('/auth/v1/')) return await answerAuth(request, sessions);
    } catch (error) {
      if (error instanceof Refusal) return error.response;
      throw error;
    }
    if (pathname.endsWith('/storage/v1/bucket/pictures')) return noBucket();
    throw new NotMocked(`${request.method} ${pathname}`);
  };

  return {
    /** The current rows. */
    database,
    /** All requests so far, e.g. `GET /rest/v1/portfolio`. */
    requests: requests as readonly string[],
    /** The initial session, as the client stores it in the browser. */
    session: account && sessions.start(account, { ended }),
    /** Handles a request. @throws NotMocked for an unsupported one */
    answer: (request: Request): Promise<Response> => {
      const response = respond(request);
      responses.push(response);
      return response;
    },
    /** Ends the latency of pending requests, and resolves when all have their response. */
    close: async (): Promise<void> => {
      closed.resolve();
      await Promise.allSettled(responses);
    },
  };
}

/**
 * A project without a bucket: the panel then shows the URL of a picture alone. Storage answers with 400,
 * and names the status that it means.
 */
const noBucket = () => {
  const message = 'Bucket not found';
  return Response.json({ statusCode: '404', error: message, message }, { status: 400 });
};
