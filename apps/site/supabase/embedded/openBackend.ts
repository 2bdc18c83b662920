import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type App, setExperimental } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { bodyTooLarge, bufferBody } from './bufferBody.ts';
import { lockFolder } from './lockFolder.ts';
import { pictureStorage } from './pictureStorage.ts';

const SUPABASE = join(import.meta.dirname, '..');
const TEMP = join(SUPABASE, '.temp');

// Its cache would take 128 MB beside that of the operating system.
PGlite.defaultStartParams.push('-c', 'shared_buffers=16MB');

export const DEMO_ADMIN = {
  email: 'admin@example.com',
  password: 'admin-password',
};

export interface Backend {
  app: App;
  /** PostgreSQL itself, as its owner: row-level security does not apply. */
  sql: PGlite;
  close: () => Promise<void>;
}

interface Opening {
  /** True for a database that ends with the process, false for one in a folder. */
  memory: boolean;
  /** Default: `supabase/.temp`. */
  folder?: string | undefined;
  /** Folder of the site, in whose `supabase` migrations and seed are. Default: this one. */
  site?: string | undefined;
}

/**
 * Opens the embedded Supabase: migrations applied, seeded when it is new.
 * @throws when another process uses the data folder, or a migration or the seed fails
 */
export async function openBackend({
  memory,
  folder = TEMP,
  site = join(SUPABASE, '..'),
}: Opening): Promise<Backend> {
  const release = memory ? () => {} : lockFolder(join(folder, 'lock'));
  process.env.LITE_TELEMETRY = '0';
  process.env.LITE_DB_URL = memory ? 'memory://' : `file://${join(folder, 'data')}`;
  process.env.LITE_JWT_SECRET = memory ? newSecret() : storedSecret(folder);

  // Storage is an experiment of the embedded backend. It has tables only where both of these are set.
  process.env.EXPERIMENTAL_STORAGE = '1';
  setExperimental('storage', true);
  const app = await openApp(site);
  app._storageAdapter = pictureStorage(memory ? undefined : join(folder, 'pictures'));
  const sql = app.connection.driver as PGlite;
  // As a hosted project; else timestamps come in the zone of this machine.
  await sql.exec("set time zone 'UTC'");
  await seedOnce(sql, join(site, 'supabase/seed.sql'));
  sendOnlyText(sql);
  printMails(app);
  answerOneAtATime(app);

  return {
    app,
    sql,
    close: async () => {
      await app.connection.close();
      release();
    },
  };
}

/** The embedded backend looks for migrations below the working directory. */
async function openApp(site: string): Promise<App> {
  const cwd = process.cwd();
  process.chdir(site);
  try {
    const api = await createApi({ withSupabaseClient: false });
    const app = await api.project.local.createApp('supabase/embedded/embedded.toml', {
      admin: false,
    });
    await migrate(app, join(site, 'supabase/migrations'));
    return app;
  } finally {
    process.chdir(cwd);
  }
}

/**
 * The package prints what PostgreSQL says, with forty lines of its stack, and throws the statement.
 * @throws Error naming the migration that fails
 */
async function migrate(app: App, folder: string): Promise<void> {
  const print = console.error;
  let said: Error | undefined;
  console.error = (...parts: unknown[]) => {
    if (parts[0] instanceof Error) said ??= parts[0];
    else print(...parts);
  };
  try {
    await applyPendingMigrations(app);
  } catch (error) {
    const sql = app.connection.driver as PGlite;
    const applied = await sql
      .query<{ version: string }>('select version from supabase_migrations.schema_migrations')
      .then(({ rows }) => rows.map(({ version }) => version))
      .catch((): string[] => []);
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    const failed = files.toSorted().find((file) => !applied.includes(file.split('_')[0] ?? ''));
    throw plainError(`supabase/migrations/${failed}`, said ?? error);
  } finally {
    console.error = print;
  }
}

/** An error without a stack: what is wrong is in the file that it names. */
function plainError(file: string, cause: unknown): Error {
  const error = new Error(`${file} fails: ${(cause as Error).message}`);
  error.stack = error.message;
  return error;
}

/** Recorded in the Supabase CLI's own table, in the same transaction as the rows. */
async function seedOnce(sql: PGlite, file: string): Promise<void> {
  await sql.transaction(async (tx) => {
    const { rows } = await tx.query('select 1 from supabase_migrations.seed_files');
    if (rows.length > 0) return;
    const seed = readFileSync(file, 'utf8');
    await tx.exec(seed).catch((error: unknown) => {
      throw plainError('supabase/seed.sql', error);
    });
    await tx.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [
      'supabase/seed.sql',
      createHash('sha256').update(seed).digest('hex'),
    ]);
  });
}

/**
 * PGlite sends half a message for a value that is no array where the column is one: the transaction
 * never ends and every later request fails. As text, PostgreSQL refuses it like any malformed value.
 */
function sendOnlyText({ serializers }: PGlite): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value) => String(serialize(value));
  }
}

/** Prints the link of a mail, because nothing is delivered from here. */
function printMails({ drivers }: App): void {
  drivers.email.send = async ({ to, subject, html }) => {
    const link = /href="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&');
    console.info(`A mail to ${to}, which is not delivered: ${subject}\n${link ?? ''}`);
  };
}

/**
 * Runs requests one after another. The embedded backend has one connection and would put requests
 * that arrive together into one transaction, where one refusal loses what the others were promised.
 * Bodies are read before a request queues, and refused with 413 when they are too long.
 */
function answerOneAtATime(app: App): void {
  const answer = app.fetch.bind(app);
  let last: Promise<unknown> = Promise.resolve();
  app.fetch = async (request, context) => {
    const whole = await bufferBody(request);
    if (!whole) return bodyTooLarge();
    const answered = last.then(() => answer(whole, context));
    last = answered.catch(() => {});
    return answered;
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored beside the data, so that sessions survive a restart. */
function storedSecret(folder: string): string {
  const file = join(folder, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, newSecret(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
