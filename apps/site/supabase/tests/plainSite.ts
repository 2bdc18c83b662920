import { afterAll, beforeAll } from 'vitest';
import { newMessage } from './access.ts';
import { MIGRATION } from './migration.ts';
import {
  as,
  type Caller,
  type PlainDatabase,
  type PlainPostgres,
  startPostgres,
} from './plainPostgres.ts';

export const ADMIN = '00000000-0000-4000-8000-00000000000a';
export const UNLISTED = '00000000-0000-4000-8000-00000000000b';

interface DatabaseOptions {
  migration?: string;
  /** Whether it has the auth service of a hosted project. Default: false. */
  authService?: boolean;
}

/** The site's database, by `migrated`. */
export interface PlainSite extends PlainDatabase {
  /** Another such database, on the same server. */
  another: (migration?: string) => Promise<PlainDatabase>;
  /** One that has no migration yet. */
  withoutMigrations: () => Promise<PlainDatabase>;
}

/** Gives the test file that calls it a PostgreSQL of its own, with the site's database. */
export function plainSite(options: DatabaseOptions = {}): PlainSite {
  let postgres: PlainPostgres | undefined;
  let database: PlainDatabase | undefined;

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await migrated(postgres, options);
  });

  afterAll(() => postgres?.stop());

  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('PostgreSQL starts before the first test, not earlier.');
    return part;
  };
  return {
    get place() {
      return started(database).place;
    },
    get owner() {
      return started(database).owner;
    },
    connect: () => started(database).connect(),
    another: (migration = MIGRATION) => migrated(started(postgres), { migration }),
    withoutMigrations: () => started(postgres).createDatabase(),
  };
}

/** A new database with the migrations, an admin, and an account that is not listed. */
export async function migrated(
  postgres: PlainPostgres,
  { migration = MIGRATION, ...options }: DatabaseOptions = {},
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
