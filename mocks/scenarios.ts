import { type Account, accounts } from './backend/accounts';
import { Scenario } from './backend/createBackend';
import type { Tables } from './backend/schema';
import { allMessages } from './fixtures/messages';
import { allPosts } from './fixtures/posts';
import { allProjects } from './fixtures/projects';

/** Milliseconds: long enough to look at what is shown meanwhile, short enough to arrive. */
const LONG_WAIT = 8000;

/** Gives each row a day of its own, the first one the newest, and leaves out what no database holds. */
function dated<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ created_at }) => !Number.isNaN(Date.parse(created_at)))
    .map((row, index) => ({
      ...row,
      created_at: `2024-03-${String(28 - index).padStart(2, '0')}T12:00:00+00:00`,
    }));
}

const rows: Tables = {
  contact_messages: dated(allMessages),
  blog_posts: dated(allPosts),
  portfolio: dated(allProjects),
};

/** The backend in each state that somebody who uses the site can meet it in. */
export const scenarios = {
  /** Everything is there and answers at once. */
  ready: new Scenario({ rows }),
  /** Answers take so long that people wait for them. */
  slow: new Scenario({ rows, latency: LONG_WAIT }),
  /** Nothing has been written yet. */
  empty: new Scenario({}),
  /** The database is out of reach: reads, writes and signing in fail. */
  failing: new Scenario({
    rows,
    fault: ({ url }) =>
      new URL(url).pathname.includes('/auth/v1/')
        ? Response.json(
            { code: 500, error_code: 'unexpected_failure', msg: 'Database error querying schema' },
            { status: 500 },
          )
        : Response.json(
            {
              code: 'PGRST002',
              details: null,
              hint: null,
              message: 'Could not query the database for the schema cache. Retrying.',
            },
            { status: 503 },
          ),
  }),
  /** Whoever was signed in is not any more: the session has expired and is not renewed. */
  signedOut: new Scenario({ rows, account: accounts.admin, sessionEnded: true }),
  /** Everything can be read, and no write is taken. */
  refusing: new Scenario({
    rows,
    fault: ({ method, url }) =>
      method === 'GET' || /\/(auth\/v1|rpc)\//.test(new URL(url).pathname)
        ? undefined
        : Response.json(
            { code: '22023', details: null, hint: null, message: 'The server refuses this.' },
            { status: 400 },
          ),
  }),
} satisfies Record<string, Scenario>;

/** The same backend, with somebody signed in when the story begins. */
export const signedIn = (scenario: Scenario, account: Account = accounts.admin): Scenario =>
  scenario.with({ account });
