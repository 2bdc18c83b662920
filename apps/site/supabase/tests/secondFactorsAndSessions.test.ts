import { beforeAll, beforeEach, expect, test } from 'vitest';
import { affects, outcome } from './support/callerActions.ts';
import { ask, CALLERS, type Caller } from './support/callers.ts';
import { databaseForTests } from './support/databaseForTests.ts';
import type { PlainDatabase } from './support/plainDatabase.ts';

// Second factors and ended sessions, as the auth service of a hosted project keeps them. That the policies
// ask whether a caller is an admin and acts as one is written down in `expectedRights.ts`.

const { sub: ADMIN, session_id: SESSION } = CALLERS.admin.claims;
const { session_id: OTHERS } = CALLERS['an admin with its second factor'].claims;
const EXPIRED = '00000000-0000-4000-8000-0000000000f8';
const UNKNOWN = '00000000-0000-4000-8000-0000000000f9';

const database = databaseForTests();

beforeAll(() =>
  database.owner.query(
    `insert into auth.sessions values ('${EXPIRED}', '${ADMIN}', now() - interval '1 day')`,
  ),
);
beforeEach(() => database.owner.query(`delete from auth.mfa_factors where user_id = '${ADMIN}'`));

const admin = (claims: Record<string, string> = {}): Caller => ({
  role: 'authenticated',
  claims: { ...CALLERS.admin.claims, ...claims },
});
const addFactor = (status: string) =>
  database.owner.query(
    `insert into auth.mfa_factors (user_id, status) values ('${ADMIN}', '${status}')`,
  );

/** Whether the caller reads as an admin, and writes as one. */
const powers = async (caller: Caller, own: PlainDatabase = database) => [
  (await ask(own.owner, caller, 'select public.is_admin() as is')).rows[0]?.is,
  await affects(
    own,
    caller,
    `insert into portfolio (title, category, description)
     values ('New project', 'Websites', 'A shop in the town.')`,
  ),
];

test('a factor that was never verified asks nothing of an admin', async () => {
  await addFactor('unverified');
  expect(await powers(admin())).toEqual([true, true]);
});

test.each([
  ...['', 'aal1', 'aal3'].map((aal) => [aal, SESSION] as const),
  ...[SESSION, UNKNOWN, OTHERS, EXPIRED, ''].map((session) => ['aal2', session] as const),
])(
  'an account without a factor, then with one: level "%s", session "%s"',
  async (aal, session_id) => {
    const caller = admin({ aal, session_id });
    const alive = session_id === SESSION;
    const assured = aal === 'aal2';
    expect(await powers(caller)).toEqual([true, alive]);
    await addFactor('verified');
    expect(await powers(caller)).toEqual([assured, assured && alive]);
  },
);

test('an account that the list no longer names loses every right at once', async () => {
  const own = await database.another();
  await own.owner.query('delete from private.admins');
  expect(await powers(admin(), own)).toEqual([false, false]);
});

test('where there is no auth service, neither is asked for; one that comes later is, once the owner says so', async () => {
  const own = await database.another();
  const caller = admin({ session_id: '', aal: '' });
  await own.owner.query(`
    alter table auth.sessions rename to no_sessions; alter table auth.mfa_factors rename to no_factors;
    select private.describe_caller()`);
  expect(await powers(caller, own)).toEqual([true, true]);
  await own.owner.query(`
    alter table auth.no_sessions rename to sessions; select private.describe_caller()`);
  expect(await powers(caller, own)).toEqual([true, false]);
});

test('an account sees its own sessions alone, those that have ended not', async () => {
  const listed = async (caller: Caller) =>
    outcome(database, caller, 'select public.own_sessions() as own');
  expect(await listed(admin())).toEqual([
    { own: [{ id: SESSION, used_at: null, user_agent: null, current: true }] },
  ]);
  expect(await listed(admin({ session_id: EXPIRED }))).toMatchObject([
    { own: [{ id: SESSION, current: false }] },
  ]);
  expect(await listed(admin({ sub: crypto.randomUUID() }))).toEqual([{ own: [] }]);
  expect(await listed({ role: 'anon' })).toBe('42501');
});
