import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ADMIN, ask, type Caller } from './support/plainPostgres.ts';
import { outcome, plainSite } from './support/plainSite.ts';

// Second factors and ended sessions, as the auth service of a hosted project keeps them. That the policies
// ask these two functions is written down in `structure.ts`.

const SESSION = '00000000-0000-4000-8000-0000000000f1';
const OTHERS = '00000000-0000-4000-8000-0000000000f2';
const EXPIRED = '00000000-0000-4000-8000-0000000000f8';
const UNKNOWN = '00000000-0000-4000-8000-0000000000f9';

const database = plainSite({ services: true });

beforeAll(() =>
  // Policies may call functions of the schema in any case, the statements here only with this right.
  database.owner.query(`
    grant usage on schema private to authenticated;
    insert into auth.sessions values ('${SESSION}', '${ADMIN}', now() + interval '1 hour'),
      ('${OTHERS}', gen_random_uuid(), null), ('${EXPIRED}', '${ADMIN}', now() - interval '1 day')`),
);
beforeEach(() => database.owner.query('delete from auth.mfa_factors'));

const admin = (claims: Record<string, string> = {}): Caller => ({
  role: 'authenticated',
  account: ADMIN,
  claims: { session_id: SESSION, aal: 'aal1', ...claims },
});

const WRITE = `insert into portfolio (title, category, description)
  values ('New project', 'Websites', 'A shop in the town.') returning 1 as done`;
const REFUSED = '42501';

/** Whether the caller reads as an admin, and writes as one. */
async function powers(caller: Caller): Promise<boolean[]> {
  const powers = 'array[public.is_admin(), private.acts_as_admin()] as powers';
  return (await ask(database.owner, caller, `select ${powers}`)).rows[0]?.powers;
}

test.each([
  ['another account’s factor', 'gen_random_uuid()', 'verified'],
  ['a factor that was never verified', `'${ADMIN}'`, 'unverified'],
])('%s asks nothing of an admin', async (_, account, status) => {
  await database.owner.query(
    `insert into auth.mfa_factors (user_id, status) values (${account}, '${status}')`,
  );
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
    await database.owner.query(
      `insert into auth.mfa_factors (user_id, status) values ('${ADMIN}', 'verified')`,
    );
    expect(await powers(caller)).toEqual([assured, assured && alive]);
  },
);

test('an account that the list no longer names loses every right at once', async () => {
  await database.owner.query('delete from private.admins');
  expect(await powers(admin())).toEqual([false, false]);
  await database.owner.query(`select private.name_admin('admin@example.com')`);
  expect(await powers(admin())).toEqual([true, true]);
});

test('where there is no auth service, neither is asked for; one that comes later is, once the owner says so', async () => {
  const plain = await database.another();
  const caller = admin({ session_id: '', aal: '' });
  expect(await outcome(plain, caller, WRITE)).toEqual([{ done: 1 }]);
  await plain.owner.query(
    'create table auth.sessions (id uuid, user_id uuid, not_after timestamptz)',
  );
  await plain.owner.query('select private.describe_caller()');
  expect(await outcome(plain, caller, WRITE)).toBe(REFUSED);
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
  const nobody = { role: 'authenticated', account: crypto.randomUUID() } as const;
  expect(await listed(nobody)).toEqual([{ own: [] }]);
  expect(await listed({ role: 'anon' })).toBe(REFUSED);
});
