import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, type Caller } from './support/plainPostgres.ts';
import { outcome, plainSite, send } from './support/plainSite.ts';

// Second factors and ended sessions, as the auth service of a hosted project keeps them.

const SESSION = '00000000-0000-4000-8000-0000000000f1';
const OTHERS = '00000000-0000-4000-8000-0000000000f2';

const database = plainSite({ authService: true });

beforeAll(async () => {
  await database.owner.query(
    `insert into auth.sessions values ($1, $2, now() + interval '1 hour'), ($3, gen_random_uuid(), null)`,
    [SESSION, ADMIN, OTHERS],
  );
});

const admin = (claims: Record<string, string> = {}): Caller => ({
  role: 'authenticated',
  account: ADMIN,
  claims: { session_id: SESSION, aal: 'aal1', ...claims },
});

const POST = `insert into blog_posts (title, slug, content)
  values ('A title', gen_random_uuid()::text, repeat('word ', 20)) returning 1 as done`;
const REFUSED = '42501';

/** What an admin can do: read messages, write a post, change and delete one. */
async function powers(caller: Caller) {
  await send(database.owner);
  await database.owner.query(POST);
  await database.owner.query(`update blog_posts set title = gen_random_uuid()::text`);
  const tried = async (statement: string) => {
    const rows = await outcome(database, caller, statement);
    return Array.isArray(rows) ? rows.length > 0 : rows;
  };
  const { version } = (
    await database.owner.query(
      `select max(id) as version from private.audit_log where action = 'update'`,
    )
  ).rows[0];
  const [is] = (await outcome(database, caller, 'select public.is_admin()')) as object[];
  return {
    ...is,
    reads: await tried('select 1 from contact_messages limit 1'),
    inserts: await tried(POST),
    updates: await tried(`update blog_posts set title = 'A newer title' returning 1`),
    deletes: await tried('delete from contact_messages returning 1'),
    remembers: await tried(
      `select 1 where public.entry_history('blog_posts', (select id from blog_posts limit 1)) <> '[]'`,
    ),
    restores: await tried(`select public.restore_entry(${version})`),
  };
}

const READS = (may: boolean) => ({ is_admin: may, reads: may, remembers: may });
const WRITES = (may: boolean) => ({
  inserts: may || REFUSED,
  updates: may,
  deletes: may,
  restores: may || REFUSED,
});
const ALL = { ...READS(true), ...WRITES(true) };

test.each([
  ['another account’s factor', 'gen_random_uuid()', 'verified'],
  ['a factor that was never verified', `'${ADMIN}'`, 'unverified'],
])('%s asks nothing of an admin', async (_, account, status) => {
  await database.owner.query(
    `insert into auth.mfa_factors (user_id, status) values (${account}, '${status}')`,
  );
  expect(await powers(admin())).toEqual(ALL);
  await database.owner.query('delete from auth.mfa_factors');
});

describe('an account without a factor, then with one:', () => {
  const ENDED = '00000000-0000-4000-8000-0000000000f9';
  const EXPIRED = '00000000-0000-4000-8000-0000000000f8';
  const levels = ['', 'aal1', 'aal3'].map((aal) => ({ aal, session_id: SESSION }));
  const sessions = [SESSION, ENDED, OTHERS, EXPIRED, ''].map((id) => ({
    aal: 'aal2',
    session_id: id,
  }));

  beforeAll(() =>
    database.owner.query(
      `insert into auth.sessions (id, user_id, not_after) values ($1, $2, now() - interval '1 day')`,
      [EXPIRED, ADMIN],
    ),
  );

  test.each([...levels, ...sessions])('level "$aal", session "$session_id"', async (claims) => {
    const alive = claims.session_id === SESSION;
    const assured = claims.aal === 'aal2';
    expect(await powers(admin(claims))).toEqual({ ...READS(true), ...WRITES(alive) });
    await database.owner.query(
      `insert into auth.mfa_factors (user_id, status) values ($1, 'verified')`,
      [ADMIN],
    );
    const withFactor = await powers(admin(claims));
    await database.owner.query('delete from auth.mfa_factors');
    expect(withFactor).toEqual({ ...READS(assured), ...WRITES(assured && alive) });
  });
});

test('where there is no auth service, neither is asked for', async () => {
  const plain = await database.another();
  const caller = admin({ session_id: '', aal: '' });
  expect(await outcome(plain, caller, POST)).toEqual([{ done: 1 }]);
});

test('an auth service that comes later is asked once the owner says so', async () => {
  const later = await database.another();
  await later.owner.query(
    'create table auth.sessions (id uuid, user_id uuid, not_after timestamptz)',
  );
  await later.owner.query('select private.describe_caller()');
  expect(await outcome(later, admin(), POST)).toBe(REFUSED);
});

test('an account sees its own sessions alone, those that have ended not', async () => {
  const ended = '00000000-0000-4000-8000-0000000000f3';
  await database.owner.query(
    `insert into auth.sessions values ($1, $2, now() - interval '1 minute')`,
    [ended, ADMIN],
  );
  const listed = async (caller: Caller) =>
    outcome(database, caller, 'select public.own_sessions() as own');
  expect(await listed(admin())).toEqual([
    { own: [{ id: SESSION, used_at: null, user_agent: null, current: true }] },
  ]);
  expect(await listed(admin({ session_id: ended }))).toMatchObject([
    { own: [{ id: SESSION, current: false }] },
  ]);
  const nobody = { role: 'authenticated', account: crypto.randomUUID() } as const;
  expect(await listed(nobody)).toEqual([{ own: [] }]);
  expect(await listed({ role: 'anon' })).toBe(REFUSED);
});
