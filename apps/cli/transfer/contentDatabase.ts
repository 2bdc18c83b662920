import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openBackend } from '../../site/supabase/embedded/openBackend.ts';

/** A connection as the database's owner, who may also set ids and dates of rows. */
export interface ContentDatabase {
  query: <Row>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL` (a hosted project's, as its dashboard names it), or the
 * embedded one.
 * @throws Error when it can't be reached, without its password
 */
export async function openContentDatabase(
  databaseUrl: string | undefined,
): Promise<ContentDatabase> {
  const store = await (databaseUrl ? openPostgres(databaseUrl) : openEmbedded());
  await store.query(`set timezone = 'UTC'`);
  return store;
}

async function openPostgres(connectionString: string): Promise<ContentDatabase> {
  const host = URL.parse(connectionString)?.host;
  if (host === undefined) throw new Error('DATABASE_URL must be an address.');
  const client = new pg.Client({ connectionString });
  await client.connect().catch((error: Error) => {
    throw new Error(`The database at ${host} can't be reached: ${error.message}`);
  });
  return {
    query: async (statement, values = []) => (await client.query(statement, [...values])).rows,
    close: () => client.end(),
  };
}

async function openEmbedded(): Promise<ContentDatabase> {
  const folder = join(import.meta.dirname, '../../site/supabase/.temp');
  if (!existsSync(folder)) console.log('The embedded database is new: it has its seed alone.');
  const { sql, close } = await openBackend({ memory: false });
  return {
    query: async (statement, values = []) =>
      (await sql.query(statement, [...values])).rows as never,
    close,
  };
}
