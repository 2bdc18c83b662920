import { afterAll, beforeAll, inject } from 'vitest';
import { newMessage } from './access.ts';
import { MIGRATION } from './migration.ts';
import {
  as,
  type Caller,
  copyMigrated,
  createDatabase,
  migrate,
  type OpenDatabase,
  type PlainDatabase,
} from './plainPostgres.ts';

/** The site's database on PostgreSQL itself. */
export interface PlainSite extends PlainDatabase {
  /** Another such database, or one of another migration. */
  another: (migration?: string) => Promise<PlainDatabase>;
  /** One that has no migration yet. */
  withoutMigrations: () => Promise<PlainDatabase>;
}

/**
 * Gives the test file that calls it the site's database.
 * @param options.authService Whether it has the auth service of a hosted project. Default: false.
 */
export function plainSite({ authService = false } = {}): PlainSite {
  const opened: OpenDatabase[] = [];
  const port = inject('postgres');

  const remembered = (database: OpenDatabase) => {
    opened.push(database);
    return database;
  };
  const withoutMigrations = async () => remembered(await createDatabase(port, { authService }));
  const another = async (migration?: string) => {
    if (migration === undefined) return remembered(await copyMigrated(port));
    const database = await withoutMigrations();
    await migrate(database, migration);
    return database;
  };

  beforeAll(async () => {
    await another(authService ? MIGRATION : undefined);
  });

  afterAll(() => Promise.all(opened.map(({ close }) => close())));

  const first = () => {
    const [database] = opened;
    if (!database) throw new Error('The database is made before the first test, not earlier.');
    return database;
  };
  return {
    get place() {
      return first().place;
    },
    get owner() {
      return first().owner;
    },
    connect: () => first().connect(),
    another,
    withoutMigrations,
  };
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
