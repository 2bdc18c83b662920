import { afterAll, beforeAll, inject } from 'vitest';
import { MIGRATION } from './migration.ts';
import {
  ask,
  type Caller,
  copyMigrated,
  createDatabase,
  migrate,
  type PlainDatabase,
} from './plainPostgres.ts';
import { insertOf, newMessage } from './samples.ts';

/** The site's database on PostgreSQL itself. */
export interface PlainSite extends PlainDatabase {
  /** Another such database, or one of another migration. */
  another: (migration?: string) => Promise<PlainDatabase>;
}

/**
 * Gives the test file that calls it the site's database, before its first test.
 * @param options.services Whether it has the services of a hosted project. Default: false.
 */
export function plainSite({ services = false } = {}): PlainSite {
  const opened: PlainDatabase[] = [];
  const another = async (migration?: string) => {
    const port = inject('postgres');
    const database =
      migration === undefined ? await copyMigrated(port) : await createDatabase(port, { services });
    opened.push(database);
    if (migration !== undefined) await migrate(database, migration);
    return database;
  };
  const site = { another } as PlainSite;
  beforeAll(async () => {
    Object.assign(site, await another(services ? MIGRATION : undefined));
  });
  afterAll(() => Promise.all(opened.map(({ close }) => close())));
  return site;
}

export type Message = ReturnType<typeof newMessage> & { mobile?: string };

const codeOf = ({ code }: { code: string }): string => code;

/**
 * Sends messages as a visitor, in one request.
 * @returns `stored <rows of the answer>`, or the code of the refusal
 */
export function send(
  client: PlainDatabase['owner'],
  headers?: Caller['headers'],
  rows: Message | Message[] = newMessage(),
): Promise<string> {
  const insert = insertOf('contact_messages', [rows].flat());
  return ask(client, { role: 'anon', headers }, ...insert).then(
    ({ rowCount }) => `stored ${rowCount}`,
    codeOf,
  );
}

/** Rows that the owner sees. */
export async function count({ owner }: PlainDatabase, relation: string): Promise<number> {
  return (await owner.query(`select count(*)::int as n from ${relation}`)).rows[0].n;
}

/** Does something as a caller. @returns the rows, or the code of the refusal */
export const outcome = (
  { owner }: PlainDatabase,
  caller: Caller,
  statement: string,
  values: readonly unknown[] = [],
): Promise<unknown> => ask(owner, caller, statement, values).then(({ rows }) => rows, codeOf);
