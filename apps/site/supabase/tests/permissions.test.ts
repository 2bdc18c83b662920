import { beforeAll, expect, test } from 'vitest';
import { type Access, accessOf, claimsOf, encoded, signed } from './support/access.ts';
import { backendForTests, type Call } from './support/backendForTests.ts';

// The rights of each role are tested by `checks.ts`. Here: callers who may do nothing, and what no answer may
// reveal.

const backend = backendForTests();
let access: Access;

beforeAll(async () => {
  access = await accessOf(backend);
  // Enough for an estimate to be worth something.
  await backend.sql.exec(`
    insert into public.contact_messages (name, email, message)
    select 'Anbu', 'anbu' || n || '@example.com', 'Please ring me tomorrow.'
    from generate_series(1, 777) n;
    analyze public.contact_messages;
  `);
});

/** Of the demo admin, with these claims changed. */
const forged = (change: object, secret = process.env.LITE_JWT_SECRET ?? ''): Call => ({
  token: signed({ ...claimsOf(access.callers.admin), ...change }, secret),
});

test.each<[string, () => Call]>([
  ['without an API key', () => ({ ...access.callers.admin, apiKey: null })],
  [
    'with an unknown API key',
    () => ({ ...access.callers.admin, apiKey: 'sb_publishable_made_up' }),
  ],
  ['who signs as service_role', () => forged({ role: 'service_role' }, 'not-the-secret')],
  ['whose token has expired', () => forged({ iat: 1_700_000_000, exp: 1_700_003_600 })],
])('a caller %s is refused everything', async (_, callerOf) => {
  const caller = callerOf();
  for (const { status, done } of [
    await access.attempt.select('contact_messages', caller),
    await access.attempt.insert('contact_messages', caller),
    await access.attempt.update('blog_posts', caller),
    await access.attempt.delete('portfolio', caller),
    await access.attemptCall('restore_entry', caller),
  ]) {
    expect({ status, done }).toEqual({ status: 401, done: false });
  }
});

test('a token without a signature is that of a visitor', async () => {
  const claims = encoded(claimsOf(access.callers.admin));
  const token = `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`;
  expect((await access.attempt.select('contact_messages', { token })).done).toBe(false);
});

test('a caller whom the list no longer names loses every right at once', async () => {
  await backend.sql.query('delete from private.admins');
  const { admin } = access.callers;
  const done = [
    (await access.attempt.select('contact_messages', admin)).done,
    (await access.attempt.delete('blog_posts', admin)).done,
    (await access.attempt.insert('portfolio', admin)).done,
  ];
  await access.nameAdmins();
  expect(done).toEqual([false, false, false]);
});

test.each([
  ['private', 'admins', { user_id: 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02' }],
  ['private', 'settings', { keep_history: '1 day' }],
  ['auth', 'users', { email: 'new@example.com' }],
  ['supabase_migrations', 'seed_files', { path: 'seed.sql', hash: 'none' }],
])('the relation %s.%s is out of reach even for an admin', async (schema, table, row) => {
  const headers = { 'accept-profile': schema, 'content-profile': schema };
  const all = `/rest/v1/${table}?${Object.keys(row)[0]}=not.is.null`;
  const contents = async () =>
    (await backend.sql.query(`select * from ${schema}.${table} order by 1`)).rows;
  const before = await contents();
  const calls: [string, Call][] = [
    [`/rest/v1/${schema}.${table}?select=*`, {}],
    [all, { headers }],
    [`/rest/v1/${table}`, { method: 'POST', body: row, headers }],
    [all, { method: 'PATCH', body: row, headers }],
    [all, { method: 'DELETE', headers }],
  ];
  for (const [path, call] of calls) {
    const { status, body } = await backend.call(path, { ...access.callers.admin, ...call });
    expect([404, 406]).toContain(status);
    expect(body).toMatchObject({ code: expect.stringMatching(/^PGRST/) });
  }
  expect(before.length).toBeGreaterThan(0);
  expect(await contents()).toEqual(before);
});

test.each([
  ['private', 'name_admin'],
  ['auth', 'uid'],
  ['pg_catalog', 'pg_read_file'],
  ['public', 'query_to_xml'],
])('the function %s.%s is no call of the data API', async (schema, name) => {
  const { status } = await backend.call(`/rest/v1/rpc/${name}`, {
    ...access.callers.admin,
    method: 'POST',
    body: {},
    headers: { 'content-profile': schema, 'accept-profile': schema },
  });
  expect([404, 406]).toContain(status);
});

/** The whole answer: status, headers and body as one text. */
async function answerText(path: string, call: Call): Promise<string> {
  const { status, headers, body } = await backend.call(`/rest/v1/${path}`, call);
  return JSON.stringify([status, [...headers], body]);
}

const COUNT = /"content-range","(?!\*\/[*0]")/;
const ROW = /anbu|@example|7[78]\d/;
const PLAN = /Plan|Scan|cost|Filter/;
const NAMES = /contact_messages|private|secret|admins|is_admin/;
const counted = (count: string) => ({ prefer: `count=${count}` });
const planned = (form: string) => ({ accept: `application/vnd.pgrst.plan+${form}` });

test.each<[string, RegExp, Call['headers']?]>([
  ['contact_messages?select=id', COUNT, counted('exact')],
  ['contact_messages?select=id', COUNT, counted('planned')],
  ['contact_messages?select=id', COUNT, counted('estimated')],
  ['contact_messages?select=*', PLAN, planned('json')],
  ['contact_messages?select=*', PLAN, planned('text; options=analyze|verbose|buffers')],
  ['contact_messages?select=count', ROW],
  ['contact_messages?select=id.count()', ROW],
  ['contact_messages?select=email&email=like.*example*', ROW],
  ['contact_messages?select=*,admins(*)', ROW],
  ['contact_messages?select=*&or=(id.not.is.null,name.eq.x)', ROW],
  ['', NAMES],
  ['rpc/', NAMES],
  ['../../auth/v1/settings', NAMES],
])('nobody learns of messages, or what there is, by %s: not %s', async (path, secret, headers) => {
  const call = headers ? { headers } : {};
  expect(await answerText(path, call)).not.toMatch(secret);
  // An account that is not listed gets what the planner guesses: half of what there is. Hence no
  // sign-up (see SECURITY.md).
  if (/planned|estimated/.test(headers?.prefer ?? '')) return;
  expect(await answerText(path, { ...access.callers.unlisted, ...call })).not.toMatch(secret);
});

test('a refusal has the words of the form, not what was sent or stored', async () => {
  const body = { name: 'A', email: 'secret@example.com', message: 'Please ring me tomorrow.' };
  const answer = await backend.call('/rest/v1/contact_messages', { method: 'POST', body });
  const message = 'Name must be at least 2 characters';
  expect(answer.body).toEqual({ code: '22023', details: null, hint: null, message });
});
