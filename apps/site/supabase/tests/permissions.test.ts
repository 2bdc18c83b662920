import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import {
  type Access,
  accessOf,
  CELLS,
  claimsOf,
  encoded,
  FUNCTIONS,
  IMPOSTORS,
  mayCall,
  mayDo,
  ROLES,
  type Role,
  sampleOf,
  type Verb,
} from './access.ts';
import { backendForTests, type Call, type TableName, UNLISTED } from './backendForTests.ts';
import { STRUCTURE, structureOf } from './structure.ts';

const backend = backendForTests();
let access: Access;
const DONE: Record<Verb, number> = { select: 200, insert: 201, update: 200, delete: 200 };

let structure: typeof STRUCTURE;

beforeAll(async () => {
  // The embedded backend widens every grant at its first request; a hosted one keeps these.
  structure = await structureOf(backend.sql);
  access = await accessOf(backend);
});

describe.each(ROLES)('a caller who is %s', (role) => {
  test.each(CELLS.filter((cell) => mayDo(role, cell)))(
    'may $verb in $table',
    async ({ table, verb }) => {
      const { status, done } = await access.attempt[verb](table, access.callers[role]);
      expect({ status, done }).toEqual({ status: DONE[verb], done: true });
    },
  );

  test.each(CELLS.filter((cell) => !mayDo(role, cell)))(
    'may not $verb in $table',
    async ({ table, verb }) => {
      const { status, body, done } = await access.attempt[verb](table, access.callers[role]);
      expect(done).toBe(false);
      if (verb === 'insert') {
        expect(status).toBe(role === 'anonymous' ? 401 : 403);
        expect(body).toMatchObject({ code: '42501' });
      } else {
        // Row-level security filters silently: no error, and no row.
        expect({ status, body }).toEqual({ status: 200, body: [] });
      }
    },
  );
});

describe.each(ROLES)('the history, for a caller who is %s,', (role) => {
  test.each(FUNCTIONS.filter((name) => mayCall(role, name)))('is open by %s', async (name) => {
    const { status, done } = await access.attemptCall(name, access.callers[role]);
    expect({ status, done }).toEqual({ status: name === 'restore_entry' ? 204 : 200, done: true });
  });

  test.each(FUNCTIONS.filter((name) => !mayCall(role, name)))('is closed by %s', async (name) => {
    const { status, body, done } = await access.attemptCall(name, access.callers[role]);
    expect(done).toBe(false);
    if (role === 'anonymous' || name === 'restore_entry') {
      expect(status).toBe(role === 'anonymous' ? 401 : 403);
      expect(body).toMatchObject({ code: '42501' });
    } else {
      expect({ status, body }).toEqual({ status: 200, body: name === 'entry_version' ? null : [] });
    }
  });
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
  const { rows } = await backend.sql.query('delete from private.admins returning user_id');
  try {
    const reading = await access.attempt.select('contact_messages', access.callers.admin);
    const deleting = await access.attempt.delete('blog_posts', access.callers.admin);
    const creating = await access.attempt.insert('portfolio', access.callers.admin);
    expect([reading.done, deleting.done, creating.done]).toEqual([false, false, false]);
  } finally {
    for (const row of rows as { user_id: string }[]) {
      await backend.sql.query('insert into private.admins values ($1)', [row.user_id]);
    }
  }
});

describe('a message from a visitor', () => {
  test('that asks for its row back is refused and not stored', async () => {
    const before = await backend.count('public.contact_messages');
    const { status, body } = await backend.call('/rest/v1/contact_messages', {
      method: 'POST',
      body: sampleOf('contact_messages'),
      headers: { prefer: 'return=representation' },
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: '42501' });
    expect(await backend.count('public.contact_messages')).toBe(before);
  });

  test.each(['merge-duplicates', 'ignore-duplicates'])(
    'cannot take the place of another one (%s)',
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
});

describe('identity and age of a row', () => {
  const FORGED = {
    id: '00000000-0000-4000-8000-000000000001',
    created_at: '2099-01-01T00:00:00+00:00',
  };
  const forgedRows = (table: TableName) =>
    backend.count(
      `public.${table} where id = '${FORGED.id}' or created_at >= '${FORGED.created_at}'`,
    );

  test.each<[Role, TableName]>([
    ['anonymous', 'contact_messages'],
    ['unlisted', 'contact_messages'],
    ['admin', 'contact_messages'],
    ['admin', 'blog_posts'],
    ['admin', 'portfolio'],
  ])('are not for a caller who is %s to choose in %s', async (role, table) => {
    const before = await backend.count(`public.${table}`);
    const { status } = await backend.call(`/rest/v1/${table}`, {
      ...access.callers[role],
      method: 'POST',
      body: { ...sampleOf(table), ...FORGED },
    });
    // Ignored or refused, never obeyed.
    const added = (await backend.count(`public.${table}`)) - before;
    expect(added).toBe(status === 201 ? 1 : 0);
    expect(await forgedRows(table)).toBe(0);
  });

  test.each(['blog_posts', 'portfolio'] as const)(
    'stay as they are when an admin changes %s',
    async (table) => {
      const id = await access.stored(table);
      const before = await access.rowOf(table, id);
      await backend.call(`/rest/v1/${table}?id=eq.${id}`, {
        ...access.callers.admin,
        method: 'PATCH',
        body: { ...FORGED, updated_at: FORGED.created_at },
      });
      const { updated_at: changed, ...after } = (await access.rowOf(table, id)) ?? {};
      expect({ ...after, updated_at: before?.updated_at }).toEqual(before);
      expect(String(changed) > String(before?.updated_at)).toBe(true);
      expect(String(changed) < FORGED.created_at).toBe(true);
      expect(await forgedRows(table)).toBe(0);
    },
  );
});

describe.each([
  ['private', 'admins', { user_id: 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02' }],
  ['private', 'audit_log', { entry_table: 'blog_posts' }],
  ['private', 'settings', { keep_history: '1 day' }],
  ['auth', 'users', { email: 'new@example.com' }],
  ['supabase_migrations', 'seed_files', { path: 'seed.sql', hash: 'none' }],
])('the relation %s.%s', (schema, table, row) => {
  const profile = { 'accept-profile': schema, 'content-profile': schema };
  const all = `/rest/v1/${table}?${Object.keys(row)[0]}=not.is.null`;

  test.each(ROLES)('is out of reach for a caller who is %s', async (role) => {
    const contents = async () =>
      (await backend.sql.query(`select * from ${schema}.${table} order by 1`)).rows;
    const before = await contents();
    const calls: [string, Call][] = [
      [`/rest/v1/${table}?select=*`, {}],
      [`/rest/v1/${schema}.${table}?select=*`, {}],
      [all, { headers: profile }],
      [`/rest/v1/${table}`, { method: 'POST', body: row, headers: profile }],
      [all, { method: 'PATCH', body: row, headers: profile }],
      [all, { method: 'DELETE', headers: profile }],
    ];
    for (const [path, call] of calls) {
      const { status, body } = await backend.call(path, { ...access.callers[role], ...call });
      expect([404, 406]).toContain(status);
      expect(body).toMatchObject({ code: expect.stringMatching(/^PGRST/) });
    }
    expect(before.length).toBeGreaterThan(0);
    expect(await contents()).toEqual(before);
  });
});

describe('whether an account is an admin', () => {
  const asking = (caller: Call, schema = 'public') =>
    backend.call('/rest/v1/rpc/is_admin', {
      ...caller,
      method: 'POST',
      body: {},
      headers: { 'content-profile': schema },
    });

  test.each([
    ['unlisted', false],
    ['admin', true],
  ] as const)('is answered to a caller who is %s: %s', async (role, truth) => {
    expect(await asking(access.callers[role])).toEqual({ status: 200, body: truth });
  });

  test('is nothing that a visitor can ask', async () => {
    const { status, body } = await asking(access.callers.anonymous);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: '42501' });
  });

  test.each(ROLES)(
    'is not to be had from the private schema by a caller who is %s',
    async (role) => {
      const { status, body } = await asking(access.callers[role], 'private');
      expect(status).toBe(406);
      expect(body).toMatchObject({ code: 'PGRST106' });
    },
  );
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

describe('accounts', () => {
  const anonymousOrWithPassword: [string, object][] = [
    ['with a password', { email: 'new@example.com', password: 'long-enough' }],
    ['without one', {}],
  ];
  test.each(anonymousOrWithPassword)('cannot be signed up for %s', async (_, body) => {
    const before = await backend.count('auth.users');
    const answer = await backend.call('/auth/v1/signup', { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect(answer.body).not.toHaveProperty('access_token');
    expect(await backend.count('auth.users')).toBe(before);
  });

  test.each([
    ['a wrong password', { ...DEMO_ADMIN, password: 'not-the-password' }],
    ['an unknown address', { ...DEMO_ADMIN, email: 'nobody@example.com' }],
  ])('do not open with %s', async (_, body) => {
    const answer = await backend.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error_code: 'invalid_credentials' });
    expect(answer.body).not.toHaveProperty('access_token');
  });

  test('do not open without an API key', async () => {
    const answer = await backend.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: DEMO_ADMIN,
      apiKey: null,
    });
    expect(answer.status).toBe(401);
    expect(answer.body).not.toHaveProperty('access_token');
  });

  test('gain nothing by what they write about themselves', async () => {
    await backend.call('/auth/v1/user', {
      ...access.callers.unlisted,
      method: 'PUT',
      body: { data: { role: 'admin' }, app_metadata: { role: 'admin' }, role: 'service_role' },
    });
    const caller = { token: await backend.signIn(UNLISTED) };
    expect((await access.attempt.select('contact_messages', caller)).done).toBe(false);
    expect((await access.attempt.insert('blog_posts', caller)).done).toBe(false);
  });
});

test('what is granted, exposed and allowed is what was written down, and nothing else', () => {
  expect(structure).toEqual(STRUCTURE);
});
