import { createHmac } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { DEMO_ADMIN, openBackend } from '../embedded/openBackend.ts';
import { backendForTests, type Call, UNLISTED } from './support/backendForTests.ts';
import { newMessage, sampleOf } from './support/samples.ts';

// The rights of each role are tested by `guarantees/rights.ts`, forged tokens, counts and schemas by what `doctor`
// checks.

const SUPABASE = join(import.meta.dirname, '..');

const backend = backendForTests();
let admin: Call;
let unlisted: Call;

beforeAll(async () => {
  admin = { token: await backend.signIn(DEMO_ADMIN) };
  unlisted = { token: await backend.signIn(UNLISTED) };
  await backend.sql.exec(`
    insert into public.contact_messages (name, email, message)
    select 'Anbu', 'anbu' || n || '@example.com', 'Please ring me tomorrow.'
    from generate_series(1, 777) n`);
});

/** The demo admin's token with these claims changed, signed with the backend's secret; or unsigned. */
function forged(change: object, alg = 'HS256'): string {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = JSON.parse(Buffer.from(admin.token?.split('.')[1] ?? '', 'base64url').toString());
  const words = `${encoded({ alg, typ: 'JWT' })}.${encoded({ ...claims, ...change })}`;
  const secret = process.env.LITE_JWT_SECRET ?? '';
  return `${words}.${alg === 'none' ? '' : createHmac('sha256', secret).update(words).digest('base64url')}`;
}

test.each<[string, () => Call]>([
  ['without an API key', () => ({ apiKey: null })],
  ['with an unknown API key', () => ({ apiKey: 'sb_publishable_made_up' })],
  [
    'whose token has expired',
    () => ({ token: forged({ iat: 1_700_000_000, exp: 1_700_003_600 }) }),
  ],
])('a caller %s is refused', async (_, callerOf) => {
  const path = '/rest/v1/contact_messages?select=*';
  expect((await backend.call(path, { ...admin, ...callerOf() })).status).toBe(401);
});

test('a token without a signature is that of a visitor', async () => {
  const read = await backend.call('/rest/v1/contact_messages', { token: forged({}, 'none') });
  expect(JSON.stringify(read.body)).not.toContain('anbu');
});

test.each([
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

const ROW = /anbu|@example|7[78]\d/;
const PLAN = /Plan|Scan|cost|Filter/;
const NAMES = /contact_messages|private|secret|admins|is_admin/;
const planned = (form: string) => ({ accept: `application/vnd.pgrst.plan+${form}` });

test.each<[string, RegExp, Call['headers']?]>([
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
  expect(await answerText(path, { ...unlisted, ...call })).not.toMatch(secret);
});

test('a request whose body never ends does not block the next one', async () => {
  const endless = new ReadableStream({ start: (begin) => begin.enqueue(Buffer.from('{"name": ')) });
  void backend.fetch('http://localhost/rest/v1/contact_messages', {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as RequestInit);
  const next = { method: 'POST', body: newMessage() } as const;
  expect((await backend.call('/rest/v1/contact_messages', next)).status).toBe(201);
});

test('an object where a list belongs is refused, and the next caller is served', async () => {
  const caller = { ...admin, method: 'POST' } as const;
  const refused = { ...caller, body: { ...sampleOf('blog_posts'), tags: {} } };
  expect((await backend.call('/rest/v1/blog_posts', refused)).status).toBe(400);
  const next = { ...caller, body: newMessage() };
  expect((await backend.call('/rest/v1/contact_messages', next)).status).toBe(201);
});

test('a migration that fails is named to the developer who starts a server, in one line', async () => {
  const site = temporaryFolder();
  for (const part of ['migrations', 'templates', 'embedded/embedded.toml', 'seed.sql']) {
    cpSync(join(SUPABASE, part), join(site, 'supabase', part), { recursive: true });
  }
  // Of a backend that has all migrations, so that only what is new in the site's folder is applied.
  const folder = join(site, 'data');
  cpSync(inject('embedded'), folder, { recursive: true });
  const file = '20991231000000_broken.sql';
  const broken = 'alter table public.nowhere add x int;';
  writeFileSync(join(site, 'supabase/migrations', file), broken);
  const failure = await openBackend({ memory: false, folder, site }).catch(({ stack }) => stack);
  expect(failure).toMatch(
    new RegExp(`^supabase/migrations/${file} fails: .*relation "public.nowhere" does not exist$`),
  );
});
