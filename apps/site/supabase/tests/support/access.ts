import { createHmac } from 'node:crypto';
import { DEMO_ADMIN } from '../../backend.ts';
import {
  type BackendForTests,
  type Call,
  TABLES,
  type TableName,
  UNLISTED,
} from './backendForTests.ts';

const VERBS = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof VERBS)[number];

export const CELLS = TABLES.flatMap((table) => VERBS.map((verb) => ({ table, verb })));
type Cell = (typeof CELLS)[number];

/** What each role may do, by table. */
const VISITOR_RIGHTS: Record<TableName, readonly Verb[]> = {
  contact_messages: ['insert'],
  blog_posts: ['select'],
  portfolio: ['select'],
};
const ADMIN_RIGHTS: Record<TableName, readonly Verb[]> = {
  contact_messages: ['select', 'insert', 'delete'],
  blog_posts: VERBS,
  portfolio: VERBS,
};
const RIGHTS = {
  anonymous: VISITOR_RIGHTS,
  unlisted: VISITOR_RIGHTS,
  admin: ADMIN_RIGHTS,
  'an admin without its second factor': VISITOR_RIGHTS,
  'an admin with its second factor': ADMIN_RIGHTS,
  'an admin whose session has ended': { ...VISITOR_RIGHTS, contact_messages: ['select', 'insert'] },
} satisfies Record<string, Record<TableName, readonly Verb[]>>;

export type Role = keyof typeof RIGHTS;
export const ROLES = Object.keys(RIGHTS) as Role[];

export const mayDo = (role: Role, { table, verb }: Cell): boolean =>
  (RIGHTS[role][table] as readonly Verb[]).includes(verb);

export const FUNCTIONS = [
  'entry_history',
  'entry_version',
  'deleted_entries',
  'restore_entry',
] as const;
type FunctionName = (typeof FUNCTIONS)[number];

/** Whether a role reads what is for admins alone. */
export const readsAsAdmin = (role: Role): boolean =>
  mayDo(role, { table: 'contact_messages', verb: 'select' });
/** Whether it also writes: an ended session does not. */
export const actsAsAdmin = (role: Role): boolean =>
  mayDo(role, { table: 'blog_posts', verb: 'update' });

/** A row that satisfies every rule of its table, and a change to it. */
const samples = {
  contact_messages: {
    row: { name: 'Anbu', message: 'Please ring me tomorrow.' },
    change: { message: 'Changed by another caller.' },
  },
  blog_posts: {
    row: { title: 'A new title', content: 'Some words. '.repeat(6), tags: ['One'] },
    change: { title: 'Changed by another caller' },
  },
  portfolio: {
    row: { title: 'New project', category: 'Websites', description: 'A shop in the town.' },
    change: { title: 'Changed by another caller' },
  },
} satisfies Record<TableName, { row: object; change: object }>;

/** Each of another sender: the same words of the same one would be stored once. */
export const newMessage = () => ({
  ...samples.contact_messages.row,
  email: `${crypto.randomUUID()}@example.com`,
});

export const sampleOf = (table: TableName) =>
  table === 'contact_messages'
    ? newMessage()
    : { ...samples[table].row, ...(table === 'blog_posts' && { slug: crypto.randomUUID() }) };

interface Outcome {
  status: number;
  body: unknown;
  /** Whether it did what it asked for: looked up by the owner, not taken from the answer. */
  done: boolean;
}

type Row = Record<string, unknown>;

/** A backend under test: its callers, and attempts to read and write as each of them. */
export interface Access {
  backend: BackendForTests;
  /** The credentials of each role. */
  callers: Record<Role, Call>;
  /** Stores a row as the owner. @returns its id */
  stored: (table: TableName) => Promise<string>;
  /** Row as the owner sees it; undefined when it is gone. */
  rowOf: (table: TableName, id: string) => Promise<Row | undefined>;
  attempt: Record<Verb, (table: TableName, caller: Call) => Promise<Outcome>>;
  /** Asks for the history of a post that was deleted, or restores it. */
  attemptCall: (name: FunctionName, caller: Call) => Promise<Outcome>;
  /** Puts every admin on the list. */
  nameAdmins: () => Promise<void>;
}

/** Admins that the seed doesn't have; one of them has a second factor. */
const WITH_FACTOR = { email: 'factor@example.com', password: DEMO_ADMIN.password };
const SIGNED_OUT = { email: 'signed-out@example.com', password: DEMO_ADMIN.password };

/** Adds a copy of the demo admin under another address. @returns its id */
async function copyAdmin({ sql }: BackendForTests, email: string): Promise<string> {
  const { rows: columns } = await sql.query<{ list: string }>(
    `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
     where attrelid = 'auth.users'::regclass and attnum > 0 and attgenerated = ''
       and attname not in ('id', 'email')`,
  );
  const list = columns[0]?.list;
  const { rows } = await sql.query<{ id: string }>(
    `insert into auth.users (id, email, ${list})
     select gen_random_uuid(), $2, ${list} from auth.users where email = $1 returning id`,
    [DEMO_ADMIN.email, email],
  );
  return rows[0]?.id ?? '';
}

/** Signs in as each account. */
export async function accessOf(backend: BackendForTests): Promise<Access> {
  const admin: Call = { token: await backend.signIn(DEMO_ADMIN) };
  const secret = process.env.LITE_JWT_SECRET ?? '';
  const withFactor = await copyAdmin(backend, WITH_FACTOR.email);
  await copyAdmin(backend, SIGNED_OUT.email);
  // The table of a hosted project's auth service, which the embedded one doesn't have.
  await backend.sql.exec(`
    create table auth.mfa_factors (user_id uuid, status text);
    insert into auth.mfa_factors values ('${withFactor}', 'verified');
    select private.describe_caller();
  `);
  const nameAdmins = async () => {
    for (const { email } of [DEMO_ADMIN, WITH_FACTOR, SIGNED_OUT]) {
      await backend.sql.query('select private.name_admin($1)', [email]);
    }
  };
  await nameAdmins();
  const incomplete = await backend.signIn(WITH_FACTOR);
  const ended = await backend.signIn(SIGNED_OUT);
  await backend.call('/auth/v1/logout?scope=local', { method: 'POST', token: ended });
  const callers: Record<Role, Call> = {
    anonymous: {},
    unlisted: { token: await backend.signIn(UNLISTED) },
    admin,
    'an admin without its second factor': { token: incomplete },
    'an admin with its second factor': {
      token: signed({ ...claimsOf({ token: incomplete }), aal: 'aal2' }, secret),
    },
    'an admin whose session has ended': { token: ended },
  };

  const stored: Access['stored'] = async (table) => {
    const { rows } = await backend.sql.query<{ id: string }>(
      `insert into public.${table}
       select (jsonb_populate_record(null::public.${table}, jsonb_build_object('id',
         gen_random_uuid(), 'created_at', now(), 'updated_at', now(), 'tags', '[]'::jsonb)
           || $1::jsonb)).*
       returning id`,
      [JSON.stringify(sampleOf(table))],
    );
    return rows[0]?.id ?? '';
  };

  const rowOf: Access['rowOf'] = async (table, id) => {
    const { rows } = await backend.sql.query<Row>(`select * from public.${table} where id = $1`, [
      id,
    ]);
    return rows[0];
  };

  const attemptCall: Access['attemptCall'] = async (name, caller) => {
    const id = await stored('blog_posts');
    await backend.sql.query('delete from public.blog_posts where id = $1', [id]);
    const { rows } = await backend.sql.query<{ version: number }>(
      'select max(id)::int as version from private.audit_log where entry_id = $1',
      [id],
    );
    const body = {
      entry_history: { entry_table: 'blog_posts', entry_id: id },
      entry_version: rows[0],
      deleted_entries: { entry_table: 'blog_posts' },
      restore_entry: rows[0],
    }[name];
    const answer = await backend.call(`/rest/v1/rpc/${name}`, { ...caller, method: 'POST', body });
    const text = JSON.stringify(answer.body) ?? '';
    const done = {
      entry_history: () => text.includes('"delete"'),
      entry_version: () => text.includes(id),
      deleted_entries: () => text.includes(id),
      restore_entry: async () => (await rowOf('blog_posts', id)) !== undefined,
    }[name];
    return { ...answer, done: await done() };
  };

  return {
    backend,
    callers,
    stored,
    rowOf,
    attemptCall,
    nameAdmins,
    attempt: {
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
        const { updated_at: _, ...after } = (await rowOf(table, id)) ?? {};
        const { updated_at: __, ...expected } = { ...before, ...change } as Row;
        return { ...answer, done: JSON.stringify(after) === JSON.stringify(expected) };
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
        if (lost !== Number(done)) throw new Error(`${lost} rows of ${table} are gone.`);
        return { ...answer, done };
      },
    },
  };
}

/** Runs a statement with the claims of an account, past the services. @returns the number of rows */
export const runAs = (
  { sql }: BackendForTests,
  caller: Call,
  statement: string,
  values: unknown[] = [],
): Promise<number> =>
  sql.transaction(async (tx) => {
    await tx.query(
      `select set_config('request.jwt.claims', $1, true),
         set_config('request.jwt.claim.sub', $1::json ->> 'sub', true)`,
      [JSON.stringify(claimsOf(caller))],
    );
    await tx.exec('set local role authenticated');
    return (await tx.query(statement, values)).rows.length;
  });

export function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

export function claimsOf({ token = '' }: Call): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

export function signed(claims: object, secret: string): string {
  const words = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${words}.${createHmac('sha256', secret).update(words).digest('base64url')}`;
}
