import { type Account, accounts } from './backend/accounts';
import { Scenario } from './backend/createBackend';
import { deny, refuse } from './backend/refusal';
import type { Tables } from './backend/schema';
import { allMessages } from './fixtures/messages';
import { allPosts } from './fixtures/posts';
import { allProjects } from './fixtures/projects';

/** Milliseconds: long enough to see the loading state, shorter than the site's request time-outs. */
const SLOW_LATENCY = 8000;

/** Gives each row its own day, newest first; drops rows whose date no database could hold. */
function withDates<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return rows
    .filter(({ created_at }) => !Number.isNaN(Date.parse(created_at)))
    .map((row, index) => ({
      ...row,
      created_at: `2024-03-${String(28 - index).padStart(2, '0')}T12:00:00+00:00`,
    }));
}

const rows: Tables = {
  contact_messages: withDates(allMessages),
  blog_posts: withDates(allPosts),
  portfolio: withDates(allProjects),
};

/** States of the backend, which a story selects in `parameters.backend`. */
export const scenarios = {
  /** Holds the sample rows and responds at once. */
  ready: new Scenario({ rows }),
  /** Responds after 8 seconds. */
  slow: new Scenario({ rows, latency: SLOW_LATENCY }),
  /** Holds no rows. */
  empty: new Scenario({}),
  /** The database is unavailable: reads, writes and sign-in fail. */
  failing: new Scenario({
    rows,
    fault: ({ url }) =>
      url.includes('/auth/v1/')
        ? deny(500, 'unexpected_failure', 'Database error querying schema')
        : refuse(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.'),
  }),
  /** The stored session has expired and its refresh token is refused. */
  signedOut: new Scenario({ rows, account: accounts.admin, sessionEnded: true }),
} satisfies Record<string, Scenario>;

/** Reads succeed; restoring an earlier version fails with status 400. */
export const refusingRestores = scenarios.ready.with({
  fault: ({ url }) =>
    url.endsWith('/rpc/restore_entry')
      ? refuse(400, '22023', 'The server refuses this.')
      : undefined,
});

/** The same backend, with a session in the browser when the story starts. */
export const signedIn = (scenario: Scenario, account: Account = accounts.admin): Scenario =>
  scenario.with({ account });
