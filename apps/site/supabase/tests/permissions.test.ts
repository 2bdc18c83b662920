import { createHmac } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { backendForTests, type Call, UNLISTED } from './support/backendForTests.ts';
import { sampleOf } from './support/samples.ts';

// The rights of each role are tested by `checks.ts`. Here: callers who may do nothing, and what no answer of
// the data API may reveal.

const backend = backendForTests();
let admin: Call;
let unlisted: Call;

beforeAll(async () => {
  admin = { token: await backend.signIn(DEMO_ADMIN) };
  unlisted = { token: await backend.signIn(UNLISTED) };
  // Enough for an estimate to be worth something.
  await backend.sql.exec(`
    insert into public.contact_messages (name, email, message)
    select 'Anbu', 'anbu' || n || '@example.com', 'Please ring me tomorrow.'
    from generate_series(1, 777) n;
    analyze public.contact_messages;
  `);
});

/** The demo admin's token with these claims changed, signed with a secret; or unsigned. */
function forged(change: object, secret = process.env.LITE_JWT_SECRET): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = JSON.parse(Buffer.from(admin.token?.split('.')[1] ?? '', 'base64url').toString());
  const header = encoded({ alg: secret ? 'HS256' : 'none', typ: 'JWT' });
  const words = `${header}.${encoded({ ...claims, ...change })}`;
  const signature = secret && createHmac('sha256', secret).update(words).digest('base64url');
  return `${words}.${signature}`;
}

test.each<[string, () => Call]>([
  ['without an API key', () => ({ apiKey: null })],
  ['with an unknown API key', () => ({ apiKey: 'sb_publishable_made_up' })],
  ['who signs as service_role', () => ({ token: forged({ role: 'service_role' }, 'made up') })],
  [
    'whose token has expired',
    () => ({ token: forged({ iat: 1_700_000_000, exp: 1_700_003_600 }) }),
  ],
])('a caller %s is refused everything', async (_, callerOf) => {
  const caller = { ...admin, ...callerOf() };
  for (const [path, call] of [
    ['contact_messages?select=*', {}],
    ['contact_messages', { method: 'POST', body: sampleOf('contact_messages') }],
    ['blog_posts?title=neq.x', { method: 'PATCH', body: { title: 'Changed by another' } }],
    ['portfolio?title=neq.x', { method: 'DELETE' }],
    ['rpc/restore_entry', { method: 'POST', body: { version: 1 } }],
  ] satisfies [string, Call][]) {
    const { status } = await backend.call(`/rest/v1/${path}`, { ...caller, ...call });
    expect(status).toBe(401);
  }
});

test('a token without a signature is that of a visitor', async () => {
  const read = await backend.call('/rest/v1/contact_messages', { token: forged({}, '') });
  expect(JSON.stringify(read.body)).not.toContain('anbu');
});

test.each([
  ['private', 'admins?user_id=not.is.null'],
  ['auth', 'users?email=not.is.null'],
  ['supabase_migrations', 'seed_files?path=not.is.null'],
  ['private', 'rpc/name_admin'],
  ['auth', 'rpc/uid'],
  ['pg_catalog', 'rpc/pg_read_file'],
  ['public', 'rpc/query_to_xml'],
])('in the schema %s, %s is out of reach even for an admin', async (schema, path) => {
  const headers = { 'accept-profile': schema, 'content-profile': schema };
  const methods = path.startsWith('rpc/') ? (['POST'] as const) : (['GET', 'DELETE'] as const);
  for (const method of methods) {
    const { status } = await backend.call(`/rest/v1/${path}`, { ...admin, method, headers });
    expect([404, 406]).toContain(status);
  }
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
  expect(await answerText(path, { ...unlisted, ...call })).not.toMatch(secret);
});
