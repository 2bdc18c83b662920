import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, accessOf, type Role } from './support/access.ts';
import { backendForTests, type Call } from './support/backendForTests.ts';

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

/** The whole answer: status, headers and body as one text. */
async function answerText(path: string, { token, ...init }: Call): Promise<string> {
  const answer = await backend.fetch(`http://localhost/rest/v1/${path}`, {
    method: init.method ?? 'GET',
    headers: {
      apikey: backend.publishableKey,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  });
  return JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
}

const counted = (count: string, method: 'GET' | 'HEAD'): [string, Call, RegExp] => [
  'contact_messages?select=id',
  { method: method as 'GET', headers: { prefer: `count=${count}` } },
  /"content-range","(?!\*\/[*0]")/,
];
const finding = (query: string): [string, Call, RegExp] => [
  `contact_messages?${query}`,
  {},
  /anbu|@example|7[78]\d/,
];
const planned = (accept: string): [string, Call, RegExp] => [
  'contact_messages?select=*',
  { headers: { accept } },
  /Plan|Scan|cost|Filter/,
];
const listed = (path: string): [string, Call, RegExp] => [
  path,
  {},
  /contact_messages|private|secret|admins|is_admin/,
];

// An account that is not listed gets what the planner guesses: half of what there is. Hence no
// sign-up (see SECURITY.md).
describe.each<[Role, string[]]>([
  ['anonymous', ['exact', 'planned', 'estimated']],
  ['unlisted', ['exact']],
])('a caller who is %s', (role, counts) => {
  test.each([
    ...counts.flatMap((count) => [counted(count, 'GET'), counted(count, 'HEAD')]),
    planned('application/vnd.pgrst.plan+json'),
    planned('application/vnd.pgrst.plan+text; options=analyze|verbose|buffers'),
    finding('select=count'),
    finding('select=id.count()'),
    finding('select=email&email=like.*example*'),
    finding('select=id&order=created_at.desc&limit=1'),
    finding('select=*,admins(*)'),
    finding('select=*&or=(id.not.is.null,name.eq.x)'),
    listed(''),
    listed('?apikey=none'),
    listed('rpc/'),
    listed('../../auth/v1/settings'),
  ])(
    'learns nothing of the messages, nor what there is, by %s with %o',
    async (path, call, secret) => {
      expect(await answerText(path, { ...access.callers[role], ...call })).not.toMatch(secret);
    },
  );

  test.each([
    ...['sweep', 'name_admin', 'throttle', 'sender', 'tidy', 'pg_sleep', 'set_config'],
    ...['current_setting', 'pg_read_file', 'version', 'query_to_xml', 'uid'],
  ])('cannot call %s', async (name) => {
    for (const schema of ['public', 'private', 'auth', 'pg_catalog']) {
      for (const method of ['GET', 'POST'] as const) {
        const { status } = await backend.call(`/rest/v1/rpc/${name}`, {
          ...access.callers[role],
          method,
          ...(method === 'POST' && { body: {} }),
          headers: { 'content-profile': schema, 'accept-profile': schema },
        });
        expect([401, 403, 404, 405, 406]).toContain(status);
      }
    }
  });
});

test('a refusal has the words of the form, not what was sent or stored', async () => {
  const body = { name: 'A', email: 'secret@example.com', message: 'Please ring me tomorrow.' };
  const answer = await backend.call('/rest/v1/contact_messages', { method: 'POST', body });
  const message = 'Name must be at least 2 characters';
  expect(answer.body).toEqual({ code: '22023', details: null, hint: null, message });
});
