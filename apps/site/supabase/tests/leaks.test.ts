import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, accessOf, type Role } from './access.ts';
import { backendForTests, type Call } from './backendForTests.ts';

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

const OUTSIDERS: Role[] = ['anonymous', 'unlisted'];

/** All that an answer tells: status, headers and body as one text. */
async function told(path: string, { token, headers }: Call): Promise<string> {
  const answer = await backend.fetch(`http://localhost${path}`, {
    headers: {
      apikey: backend.publishableKey,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  return JSON.stringify([answer.status, [...answer.headers], await answer.text()]);
}

describe.each(OUTSIDERS)('a caller who is %s', (role) => {
  // An account that is not listed is told what the planner guesses: half of what there is. Hence no
  // sign-up (see SECURITY.md).
  test.each(
    (role === 'anonymous' ? ['exact', 'planned', 'estimated'] : ['exact']).flatMap((count) =>
      (['GET', 'HEAD'] as const).map((method) => ({ count, method })),
    ),
  )(
    'learns nothing of the number of messages by $method with count=$count',
    async ({ count, method }) => {
      const path = 'http://localhost/rest/v1/contact_messages?select=id';
      const { token } = access.callers[role];
      const answer = await backend.fetch(path, {
        method,
        headers: {
          apikey: backend.publishableKey,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          prefer: `count=${count}`,
        },
      });
      expect(['*/*', '*/0']).toContain(answer.headers.get('content-range'));
    },
  );

  test.each([
    'application/vnd.pgrst.plan+json',
    'application/vnd.pgrst.plan+text; options=analyze|verbose|buffers',
  ])('is shown no plan as %s', async (accept) => {
    const text = await told('/rest/v1/contact_messages?select=*', {
      ...access.callers[role],
      headers: { accept },
    });
    expect(text).not.toMatch(/Plan|Scan|cost|Filter/);
  });

  test.each([
    'select=count',
    'select=id.count()',
    'select=email&email=like.*example*',
    'select=id&order=created_at.desc&limit=1',
    'select=*,admins(*)',
    'select=*&or=(id.not.is.null,name.eq.x)',
  ])('finds no message with %s', async (query) => {
    const text = await told(`/rest/v1/contact_messages?${query}`, access.callers[role]);
    expect(text).not.toMatch(/anbu|@example|7[78]\d/);
  });

  // The site mounts nothing but /rest/v1 and /auth/v1.
  test.each(['/rest/v1/', '/rest/v1/?apikey=none', '/rest/v1/rpc/', '/auth/v1/settings'])(
    'is shown no list of what there is at %s',
    async (path) => {
      const text = await told(path, access.callers[role]);
      expect(text).not.toMatch(/contact_messages|private|secret|admins|is_admin/);
    },
  );

  test.each([
    'sweep',
    'name_admin',
    'throttle',
    'sender',
    'tidy',
    'pg_sleep',
    'set_config',
    'current_setting',
    'pg_read_file',
    'version',
    'query_to_xml',
    'uid',
  ])('cannot call %s', async (name) => {
    const before = await backend.count('public.contact_messages');
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
    expect(await backend.count('public.contact_messages')).toBe(before);
  });
});

test('a refusal tells the words of the form, not what was sent or stored', async () => {
  const { body } = await backend.call('/rest/v1/contact_messages', {
    method: 'POST',
    body: { name: 'A', email: 'secret@example.com', message: 'Please ring me tomorrow.' },
  });
  expect(body).toEqual({
    code: '22023',
    details: null,
    hint: null,
    message: 'Name must be at least 2 characters',
  });
});
