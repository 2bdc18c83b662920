import { newMessage } from './access.ts';
import { MIGRATION } from './migration.ts';
import { as, type Caller, type PlainDatabase, type PlainPostgres } from './plainPostgres.ts';

export const ADMIN = '00000000-0000-4000-8000-00000000000a';
export const UNLISTED = '00000000-0000-4000-8000-00000000000b';

/** A new database with the migrations, an admin, and an account that is not listed. */
export async function migrated(
  postgres: PlainPostgres,
  migration: string = MIGRATION,
  options: { authService?: boolean } = {},
): Promise<PlainDatabase> {
  const made = await postgres.createDatabase(options);
  await made.owner.query(migration);
  await made.owner.query(`
    insert into auth.users values
      ('${ADMIN}', 'Admin@example.com', now()), ('${UNLISTED}', 'b@example.com', now());
    select private.name_admin('admin@example.com');
  `);
  return made;
}

export type Message = ReturnType<typeof newMessage> & { mobile?: string };

const COLUMNS = ['name', 'email', 'mobile', 'message'] as const;

/** The insert of a request with these rows, and its values. */
export function insertOf(rows: readonly Message[]): [string, (string | undefined)[]] {
  const places = rows.map(
    (_, row) => `(${COLUMNS.map((__, column) => `$${row * COLUMNS.length + column + 1}`)})`,
  );
  return [
    `insert into public.contact_messages (${COLUMNS}) values ${places}`,
    rows.flatMap((row) => COLUMNS.map((column) => row[column])),
  ];
}

/**
 * Sends messages as a visitor, in one request.
 * @returns `stored <rows of the answer>`, or the code of the refusal
 */
export async function send(
  client: PlainDatabase['owner'],
  headers?: Caller['headers'],
  rows: Message | Message[] = newMessage(),
): Promise<string> {
  try {
    const { rowCount } = await as(client, { role: 'anon', ...(headers && { headers }) }, () =>
      client.query(...insertOf([rows].flat())),
    );
    return `stored ${rowCount}`;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** Rows that the owner sees. */
export async function count({ owner }: PlainDatabase, relation: string): Promise<number> {
  return (await owner.query(`select count(*)::int as n from ${relation}`)).rows[0].n;
}

/** Does something as a caller. @returns the rows, or the code of the refusal */
export async function outcome(
  { owner }: PlainDatabase,
  caller: Caller,
  statement: string,
  values: unknown[] = [],
): Promise<unknown> {
  try {
    return (await as(owner, caller, () => owner.query(statement, values))).rows;
  } catch (error) {
    return (error as { code: string }).code;
  }
}
