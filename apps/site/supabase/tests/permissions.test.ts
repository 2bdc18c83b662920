import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { backendForTests, type Call, TABLES, type TableName, UNLISTED } from './backendForTests.ts';

const backend = backendForTests();

const VERBS = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

/** Whoever may do something at all, by table. */
const VISITOR_RIGHTS: Record<TableName, readonly Verb[]> = {
  contact_messages: ['insert'],
  blog_posts: ['select'],
  portfolio: ['select'],
};
const RIGHTS = {
  anonymous: VISITOR_RIGHTS,
  unlisted: VISITOR_RIGHTS,
  admin: {
    contact_messages: ['select', 'insert', 'delete'],
    blog_posts: VERBS,
    portfolio: VERBS,
  },
} satisfies Record<string, Record<TableName, readonly Verb[]>>;

type Role = keyof typeof RIGHTS;
const ROLES = Object.keys(RIGHTS) as Role[];

/** How each role introduces itself; filled by signing in. */
const callers: Record<Role, Call> = { anonymous: {}, unlisted: {}, admin: {} };

/** A row that satisfies every rule of its table, and a change to it. */
const samples = {
  contact_messages: {
    row: { name: 'Anbu', email: 'anbu@example.com', message: 'Please ring me tomorrow.' },
    change: { message: 'Changed by somebody else.' },
  },
  blog_posts: {
    row: { title: 'A new title', content: 'Some words. '.repeat(6), tags: ['One'] },
    change: { title: 'Changed by somebody else' },
  },
  portfolio: {
    row: { title: 'New project', category: 'Websites', description: 'A shop in the town.' },
    change: { title: 'Changed by somebody else' },
  },
} satisfies Record<TableName, { row: object; change: object }>;

const sampleOf = (table: TableName) => ({
  ...samples[table].row,
  ...(table === 'blog_posts' && { slug: crypto.randomUUID() }),
});

type GrantedColumns = Record<string, string>;
let granted: GrantedColumns = {};

beforeAll(async () => {
  // The embedded backend widens every grant at its first request: this is what a hosted one keeps.
  granted = await readGrants();
  callers.unlisted = { token: await backend.signIn(UNLISTED) };
  callers.admin = { token: await backend.signIn(DEMO_ADMIN) };
});

/** Stores a row as the owner. @returns its id */
async function stored(table: TableName): Promise<string> {
  const { rows } = await backend.sql.query<{ id: string }>(
    `insert into public.${table}
     select (jsonb_populate_record(null::public.${table},
       jsonb_build_object('id', gen_random_uuid(), 'created_at', now(), 'tags', '[]'::jsonb)
         || $1::jsonb)).*
     returning id`,
    [JSON.stringify(sampleOf(table))],
  );
  return rows[0]?.id ?? '';
}

/** Row as the owner sees it; undefined when it is gone. */
async function rowOf(table: TableName, id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await backend.sql.query<Record<string, unknown>>(
    `select * from public.${table} where id = $1`,
    [id],
  );
  return rows[0];
}

interface Outcome {
  status: number;
  body: unknown;
  /** Whether it did what it asked for: looked up by the owner, not taken from the answer. */
  done: boolean;
}

const attempt: Record<Verb, (table: TableName, caller: Call) => Promise<Outcome>> = {
  select: async (table, caller) => {
    const id = await stored(table);
    const answer = await backend.call(`/rest/v1/${table}?select=*`, caller);
    return { ...answer, done: JSON.stringify(answer.body).includes(id) };
  },
  insert: async (table, caller) => {
    const before = await backend.count(`public.${table}`);
    const answer = await backend.call(`/rest/v1/${table}`, {
      ...caller,
      method: 'POST',
      body: sampleOf(table),
    });
    return { ...answer, done: (await backend.count(`public.${table}`)) === before + 1 };
  },
  update: async (table, caller) => {
    const id = await stored(table);
    const before = await rowOf(table, id);
    const { change } = samples[table];
    const answer = await backend.call(`/rest/v1/${table}?id=eq.${id}`, {
      ...caller,
      method: 'PATCH',
      body: change,
      headers: { prefer: 'return=representation' },
    });
    const after = await rowOf(table, id);
    const done = JSON.stringify(after) === JSON.stringify({ ...before, ...change });
    if (!done) expect(after).toEqual(before);
    return { ...answer, done };
  },
  delete: async (table, caller) => {
    const id = await stored(table);
    const before = await backend.count(`public.${table}`);
    const answer = await backend.call(`/rest/v1/${table}?id=eq.${id}`, {
      ...caller,
      method: 'DELETE',
      headers: { prefer: 'return=representation' },
    });
    const lost = before - (await backend.count(`public.${table}`));
    const done = (await rowOf(table, id)) === undefined;
    expect(lost).toBe(done ? 1 : 0);
    return { ...answer, done };
  },
};

const DONE: Record<Verb, number> = { select: 200, insert: 201, update: 200, delete: 200 };

const everyVerbOfEveryTable = TABLES.flatMap((table) => VERBS.map((verb) => ({ table, verb })));

describe.each(ROLES)('a caller who is %s', (role) => {
  const mayDo = ({ table, verb }: { table: TableName; verb: Verb }) =>
    (RIGHTS[role][table] as readonly Verb[]).includes(verb);

  test.each(everyVerbOfEveryTable.filter(mayDo))('may $verb in $table', async ({ table, verb }) => {
    const { status, done } = await attempt[verb](table, callers[role]);
    expect({ status, done }).toEqual({ status: DONE[verb], done: true });
  });

  test.each(everyVerbOfEveryTable.filter((cell) => !mayDo(cell)))(
    'may not $verb in $table',
    async ({ table, verb }) => {
      const { status, body, done } = await attempt[verb](table, callers[role]);
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

describe.each<[string, () => Call]>([
  ['without an API key', () => ({ ...callers.admin, apiKey: null })],
  ['with an unknown API key', () => ({ ...callers.admin, apiKey: 'sb_publishable_made_up' })],
  ['with a token that somebody else signed', () => ({ token: forge({}) })],
  [
    'with a token that calls itself service_role',
    () => ({ token: forge({ role: 'service_role' }) }),
  ],
])('a caller %s', (_, caller) => {
  test.each(everyVerbOfEveryTable)('is refused to $verb in $table', async ({ table, verb }) => {
    const { status, done } = await attempt[verb](table, caller());
    expect({ status, done }).toEqual({ status: 401, done: false });
  });
});

test('a token without a signature shows no message', async () => {
  const { body } = await backend.call('/rest/v1/contact_messages?select=*', {
    token: `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(callers.admin))}.`,
  });
  expect(await backend.count('public.contact_messages')).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('@example.com');
});

test('a caller whom the list no longer names loses every right at once', async () => {
  const { rows } = await backend.sql.query('delete from private.admins returning user_id');
  try {
    const reading = await attempt.select('contact_messages', callers.admin);
    const deleting = await attempt.delete('blog_posts', callers.admin);
    const creating = await attempt.insert('portfolio', callers.admin);
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
      const id = await stored('contact_messages');
      const before = await rowOf('contact_messages', id);
      await backend.call('/rest/v1/contact_messages?on_conflict=id', {
        method: 'POST',
        body: { ...sampleOf('contact_messages'), id, name: 'Somebody else' },
        headers: { prefer: `resolution=${resolution}` },
      });
      expect(await rowOf('contact_messages', id)).toEqual(before);
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
      ...callers[role],
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
      const id = await stored(table);
      const before = await rowOf(table, id);
      await backend.call(`/rest/v1/${table}?id=eq.${id}`, {
        ...callers.admin,
        method: 'PATCH',
        body: FORGED,
      });
      expect(await rowOf(table, id)).toEqual(before);
      expect(await forgedRows(table)).toBe(0);
    },
  );
});

describe.each([
  ['private', 'admins', { user_id: 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02' }],
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
      const { status, body } = await backend.call(path, { ...callers[role], ...call });
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
    expect(await asking(callers[role])).toEqual({ status: 200, body: truth });
  });

  test('is nothing that a visitor can ask', async () => {
    const { status, body } = await asking(callers.anonymous);
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: '42501' });
  });

  test('is not answered to a forged token', async () => {
    expect((await asking({ token: forge({}) })).status).toBe(401);
  });

  test.each(ROLES)(
    'is not to be had from the private schema by a caller who is %s',
    async (role) => {
      const { status, body } = await asking(callers[role], 'private');
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
  ])('gets nothing out of: %s', async (statement) => {
    const list = async () => (await backend.sql.query('select * from private.admins')).rows;
    const before = await list();
    const rows = await backend.sql
      .transaction(async (tx) => {
        await tx.exec(`set local role ${role}`);
        return (await tx.query(statement)).rows;
      })
      .catch(({ code }: { code?: string }) => code);
    // No rows, or refused outright.
    expect([[], '42501']).toContainEqual(rows);
    expect(before).toHaveLength(1);
    expect(await list()).toEqual(before);
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
      ...callers.unlisted,
      method: 'PUT',
      body: { data: { role: 'admin' }, app_metadata: { role: 'admin' }, role: 'service_role' },
    });
    const caller = { token: await backend.signIn(UNLISTED) };
    expect((await attempt.select('contact_messages', caller)).done).toBe(false);
    expect((await attempt.insert('blog_posts', caller)).done).toBe(false);
  });
});

test('a hosted project is granted the columns of the forms, and nothing else', () => {
  const post = 'content,excerpt,image_url,slug,tags,title';
  const project = 'category,description,tags,thumbnail_url,title';
  const message = 'email,message,mobile,name';
  expect(granted).toEqual({
    'anon insert contact_messages': message,
    'anon select blog_posts': 'all',
    'anon select portfolio': 'all',
    'authenticated insert contact_messages': message,
    'authenticated select contact_messages': 'all',
    'authenticated delete contact_messages': 'all',
    'authenticated select blog_posts': 'all',
    'authenticated insert blog_posts': post,
    'authenticated update blog_posts': post,
    'authenticated delete blog_posts': 'all',
    'authenticated select portfolio': 'all',
    'authenticated insert portfolio': project,
    'authenticated update portfolio': project,
    'authenticated delete portfolio': 'all',
  });
});

/** Columns by `role verb table`; `all` where the whole table is granted. */
async function readGrants(): Promise<GrantedColumns> {
  const { rows } = await backend.sql.query<{ name: string; columns: string }>(`
    select concat_ws(' ', grantee, lower(privilege_type), table_name) as name,
      string_agg(column_name, ',' order by column_name) as columns
    from information_schema.column_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
    group by 1
    union all
    select concat_ws(' ', grantee, lower(privilege_type), table_name), 'all'
    from information_schema.table_privileges
    where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
  `);
  // Whole tables come last and stand for their columns.
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function claimsOf({ token = '' }: Call): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** The admin's own token with other claims, signed with a secret that is not the backend's. */
function forge(claims: object): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ ...claimsOf(callers.admin), ...claims })}`;
  const signature = createHmac('sha256', 'not-the-secret').update(signed).digest('base64url');
  return `${signed}.${signature}`;
}
