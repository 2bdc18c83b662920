import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase, migratedDatabase, type PlainDatabase } from './plainDatabase.ts';
import { insertOf, sampleOf, type TableName } from './samples.ts';

/** The site's database on PostgreSQL itself. */
export interface DatabaseForTests extends PlainDatabase {
  /** Another such database, or one of another migration. */
  another: (migration?: string) => Promise<PlainDatabase>;
}

/** Gives the test file that calls it the site's database, before its first test. */
export function databaseForTests(): DatabaseForTests {
  const opened: PlainDatabase[] = [];
  const another = async (migration?: string) => {
    const { port, migrated } = inject('postgres');
    const database = await (migration === undefined
      ? createDatabase(port, migrated)
      : migratedDatabase(port, migration));
    opened.push(database);
    return database;
  };
  const site = { another } as DatabaseForTests;
  beforeAll(async () => {
    Object.assign(site, await another());
  });
  afterAll(() => Promise.all(opened.map(({ close }) => close())));
  return site;
}

/** Rows that the owner sees. */
export async function count({ owner }: PlainDatabase, relation: string): Promise<number> {
  return (await owner.query(`select count(*)::int as n from ${relation}`)).rows[0].n;
}

/** Stores a row as the owner. @returns its id */
export async function stored({ owner }: PlainDatabase, table: TableName): Promise<string> {
  const [insert, values] = insertOf(table, [sampleOf(table)]);
  return (await owner.query(`${insert} returning id`, values)).rows[0].id;
}
