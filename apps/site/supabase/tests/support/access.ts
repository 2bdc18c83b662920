import { ADMIN, ask, type Caller, migrate, type PlainDatabase, UNLISTED } from './plainPostgres.ts';
import { insertOf, sampleOf, TABLES, type TableName } from './samples.ts';

const VERBS = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

/** An admin that has a second factor. */
const WITH_FACTOR = '00000000-0000-4000-8000-00000000000c';
/** A session of each admin, and one that is not stored. */
const SESSION = '00000000-0000-4000-8000-0000000000f1';
const SESSION_WITH_FACTOR = '00000000-0000-4000-8000-0000000000f2';
const ENDED = '00000000-0000-4000-8000-0000000000f3';

const signedIn = (account: string, session_id: string, aal = 'aal1'): Caller => ({
  role: 'authenticated',
  account,
  claims: { session_id, aal },
});

export const CALLERS = {
  anonymous: { role: 'anon' },
  unlisted: signedIn(UNLISTED, SESSION),
  admin: signedIn(ADMIN, SESSION),
  'an admin without its second factor': signedIn(WITH_FACTOR, SESSION_WITH_FACTOR),
  'an admin with its second factor': signedIn(WITH_FACTOR, SESSION_WITH_FACTOR, 'aal2'),
  'an admin whose session has ended': signedIn(ADMIN, ENDED),
} satisfies Record<string, Caller>;

export type Role = keyof typeof CALLERS;
export const ROLES = Object.keys(CALLERS) as Role[];

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
const RIGHTS: Record<Role, Record<TableName, readonly Verb[]>> = {
  anonymous: VISITOR_RIGHTS,
  unlisted: VISITOR_RIGHTS,
  admin: ADMIN_RIGHTS,
  'an admin without its second factor': VISITOR_RIGHTS,
  'an admin with its second factor': ADMIN_RIGHTS,
  'an admin whose session has ended': { ...VISITOR_RIGHTS, contact_messages: ['select', 'insert'] },
};

/** Each thing that can be done to a table, and whether a role may. */
export const rightsOf = (role: Role) =>
  TABLES.flatMap((table) =>
    VERBS.map((verb) => ({ table, verb, may: RIGHTS[role][table].includes(verb) })),
  );
/** Whether a role reads what is for admins alone. */
export const readsAsAdmin = (role: Role): boolean =>
  RIGHTS[role].contact_messages.includes('select');
/** Whether it also writes: an ended session does not. */
export const actsAsAdmin = (role: Role): boolean => RIGHTS[role].blog_posts.includes('update');

/** Applies migrations to a database with the services of a project, and adds the accounts of all callers. */
export async function migrateWithCallers(
  database: PlainDatabase,
  migration: string,
): Promise<void> {
  await migrate(database, migration);
  await database.owner.query(`
    insert into auth.users values ('${WITH_FACTOR}', 'factor@example.com', now());
    insert into auth.mfa_factors (user_id, status) values ('${WITH_FACTOR}', 'verified');
    insert into auth.sessions (id, user_id)
      values ('${SESSION}', '${ADMIN}'), ('${SESSION_WITH_FACTOR}', '${WITH_FACTOR}');
    select private.name_admin('factor@example.com');
  `);
}

/** Stores a row as the owner. @returns its id */
export async function stored({ owner }: PlainDatabase, table: TableName): Promise<string> {
  const [insert, values] = insertOf(table, [sampleOf(table)]);
  return (await owner.query(`${insert} returning id`, values)).rows[0].id;
}

/** Tries to do something with a row of the table that is stored. @returns whether it was done */
export async function does(
  database: PlainDatabase,
  verb: Verb,
  table: TableName,
  caller: Caller,
): Promise<boolean> {
  const id = await stored(database, table);
  const text = table === 'contact_messages' ? 'message' : 'title';
  const change = `set ${text} = 'Changed by another caller'`;
  const statements: Record<Verb, [string, unknown[]]> = {
    select: [`select from public.${table} where id = $1`, [id]],
    insert: insertOf(table, [sampleOf(table)]),
    update: [`update public.${table} ${change} where id = $1`, [id]],
    delete: [`delete from public.${table} where id = $1`, [id]],
  };
  return affects(database, caller, ...statements[verb]);
}

/** Whether a statement of a caller finds or changes a row; a refusal does not. */
export const affects = (
  { owner }: PlainDatabase,
  caller: Caller,
  statement: string,
  values?: readonly unknown[],
): Promise<boolean> =>
  ask(owner, caller, statement, values).then(
    ({ rowCount }) => Number(rowCount) > 0,
    () => false,
  );
