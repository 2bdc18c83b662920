import type pg from 'pg';

export interface Caller {
  role: 'anon' | 'authenticated';
  /** Of the token: `sub` is the account. */
  claims?: Record<string, string>;
  /** Headers of the request; default: none. */
  headers?: Record<string, string> | undefined;
}

export const ADMIN = '00000000-0000-4000-8000-00000000000a';
export const UNLISTED = '00000000-0000-4000-8000-00000000000b';
/** An admin that has a second factor. */
export const WITH_FACTOR = '00000000-0000-4000-8000-00000000000c';
/** A session of each admin, and one that is not stored. */
export const SESSION = '00000000-0000-4000-8000-0000000000f1';
export const SESSION_WITH_FACTOR = '00000000-0000-4000-8000-0000000000f2';
const ENDED = '00000000-0000-4000-8000-0000000000f3';

const signedIn = (sub: string, session_id: string, aal = 'aal1') => ({
  role: 'authenticated' as const,
  claims: { sub, session_id, aal },
});

export const CALLERS = {
  anonymous: { role: 'anon' as const },
  unlisted: signedIn(UNLISTED, SESSION),
  admin: signedIn(ADMIN, SESSION),
  'an admin without its second factor': signedIn(WITH_FACTOR, SESSION_WITH_FACTOR),
  'an admin with its second factor': signedIn(WITH_FACTOR, SESSION_WITH_FACTOR, 'aal2'),
  'an admin whose session has ended': signedIn(ADMIN, ENDED),
} satisfies Record<string, Caller>;

/** Runs a statement as the data API would do it: in a transaction, in the caller's role. */
export async function ask<Row extends pg.QueryResultRow>(
  client: pg.Client,
  { role, claims, headers }: Caller,
  statement: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('request.headers', $3, true)`,
      [role, JSON.stringify({ role, ...claims }), headers ? JSON.stringify(headers) : ''],
    );
    const result = await client.query<Row>(statement, [...values]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
