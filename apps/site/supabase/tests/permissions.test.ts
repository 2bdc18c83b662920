import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Access,
  accessOf,
  CELLS,
  claimsOf,
  encoded,
  FUNCTIONS,
  IMPOSTORS,
  ROLES,
  sampleOf,
} from './support/access.ts';
import { backendForTests, type Call, UNLISTED } from './support/backendForTests.ts';

// What each role may do with each table is asked by `checks.ts`; here is what no role may.

const backend = backendForTests();
let access: Access;

beforeAll(async () => {
  access = await accessOf(backend);
});

test.each(IMPOSTORS)('a caller %s is refused everything', async (impostor) => {
  const caller = access.impostors[impostor];
  for (const name of FUNCTIONS) {
    const { status, done } = await access.attemptCall(name, caller);
    expect({ name, status, done }).toEqual({ name, status: 401, done: false });
  }
  for (const cell of CELLS) {
    const { status, done } = await access.attempt[cell.verb](cell.table, caller);
    expect({ ...cell, status, done }).toEqual({ ...cell, status: 401, done: false });
  }
});

test('a token without a signature shows no message', async () => {
  const { body } = await backend.call('/rest/v1/contact_messages?select=*', {
    token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(access.callers.admin))}.`,
  });
  expect(await backend.count('public.contact_messages')).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('@example.com');
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

test('an account gains nothing by what it writes about itself', async () => {
  await backend.call('/auth/v1/user', {
    ...access.callers.unlisted,
    method: 'PUT',
    body: { data: { role: 'admin' }, app_metadata: { role: 'admin' }, role: 'service_role' },
  });
  const caller = { token: await backend.signIn(UNLISTED) };
  expect((await access.attempt.select('contact_messages', caller)).done).toBe(false);
  expect((await access.attempt.insert('blog_posts', caller)).done).toBe(false);
});

test.each(['merge-duplicates', 'ignore-duplicates'])(
  'a message of a visitor cannot take the place of another one (%s)',
  async (resolution) => {
    const id = await access.stored('contact_messages');
    const before = await access.rowOf('contact_messages', id);
    await backend.call('/rest/v1/contact_messages?on_conflict=id', {
      method: 'POST',
      body: { ...sampleOf('contact_messages'), id, name: 'Another name' },
      headers: { prefer: `resolution=${resolution}` },
    });
    expect(await access.rowOf('contact_messages', id)).toEqual(before);
  },
);

test.each([
  ['private', 'admins', { user_id: 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02' }],
  ['private', 'audit_log', { entry_table: 'blog_posts' }],
  ['private', 'settings', { keep_history: '1 day' }],
  ['auth', 'users', { email: 'new@example.com' }],
  ['supabase_migrations', 'seed_files', { path: 'seed.sql', hash: 'none' }],
])('the relation %s.%s is out of reach for every role', async (schema, table, row) => {
  const headers = { 'accept-profile': schema, 'content-profile': schema };
  const all = `/rest/v1/${table}?${Object.keys(row)[0]}=not.is.null`;
  const contents = async () =>
    (await backend.sql.query(`select * from ${schema}.${table} order by 1`)).rows;
  const before = await contents();
  const calls: [string, Call][] = [
    [`/rest/v1/${table}?select=*`, {}],
    [`/rest/v1/${schema}.${table}?select=*`, {}],
    [all, { headers }],
    [`/rest/v1/${table}`, { method: 'POST', body: row, headers }],
    [all, { method: 'PATCH', body: row, headers }],
    [all, { method: 'DELETE', headers }],
  ];
  for (const role of ROLES) {
    for (const [path, call] of calls) {
      const { status, body } = await backend.call(path, { ...access.callers[role], ...call });
      expect([404, 406]).toContain(status);
      expect(body).toMatchObject({ code: expect.stringMatching(/^PGRST/) });
    }
  }
  expect(before.length).toBeGreaterThan(0);
  expect(await contents()).toEqual(before);
});

describe.each(['anon', 'authenticated'])('even in SQL the role %s', (role) => {
  test.each([
    'select user_id from private.admins',
    'insert into private.admins select gen_random_uuid() returning user_id',
    'update private.admins set user_id = gen_random_uuid() returning user_id',
    'delete from private.admins returning user_id',
    'select before from private.audit_log',
    `insert into private.audit_log (action, entry_table, entry_id)
     values ('delete', 'portfolio', gen_random_uuid()) returning id`,
    `update private.audit_log set made_by_email = 'other@example.com' returning id`,
    'delete from private.audit_log returning id',
    'insert into private.restores select max(id) from private.audit_log returning version',
    'select keep_history from private.settings',
    `update private.settings set keep_history = '0' returning keep_history`,
    'select email_hash from private.senders',
  ])('gets nothing out of, and changes nothing by: %s', async (statement) => {
    await access.stored('portfolio');
    const contents = async () =>
      (
        await backend.sql.query(`
          select (select string_agg(a::text, ' ') from private.admins a) as admins,
            (select string_agg(l::text, ' ' order by id) from private.audit_log l) as log,
            (select s::text from private.settings s) as settings`)
      ).rows;
    const before = await contents();
    const rows = await backend.sql
      .transaction(async (tx) => {
        await tx.exec(`set local role ${role}`);
        return (await tx.query(statement)).rows;
      })
      .catch(({ code }: { code?: string }) => code);
    // No rows, or refused outright.
    expect([[], '42501']).toContainEqual(rows);
    expect(await contents()).toEqual(before);
  });
});
