import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { bodyTooLarge, withWholeBody } from './bodyLimit.ts';
import { claimFolder } from './folderLock.ts';

const FOLDER = import.meta.dirname;
const TEMP = join(FOLDER, '.temp');

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
  /** Default: `.temp` beside this file. */
  folder?: string | undefined;
}

/**
 * Opens the embedded Supabase: migrations applied, seeded when it is new.
 * @throws when another process uses the data folder, or a migration or the seed fails
 */
export async function openBackend({ memory, folder = TEMP }: Opening): Promise<Backend> {
  const release = memory ? () => {} : claimFolder(join(folder, 'lock'));
  process.env.LITE_TELEMETRY = '0';
  process.env.LITE_DB_URL = memory ? 'memory://' : `file://${join(folder, 'data')}`;
  process.env.LITE_JWT_SECRET = memory ? newSecret() : storedSecret(folder);

  const app = await openApp();
  const sql = app.connection.driver as PGlite;
  await seedOnce(sql);
  sendOnlyText(sql);
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
async function openApp(): Promise<App> {
  const cwd = process.cwd();
  process.chdir(join(FOLDER, '..'));
  try {
    const api = await createApi({ withSupabaseClient: false });
    const app = await api.project.local.createApp('supabase/embedded.toml', {
      admin: false,
    });
    await applyPendingMigrations(app);
    return app;
  } finally {
    process.chdir(cwd);
  }
}

/** Recorded in the Supabase CLI's own table, in the same transaction as the rows. */
async function seedOnce(sql: PGlite): Promise<void> {
  await sql.transaction(async (tx) => {
    const { rows } = await tx.query('select 1 from supabase_migrations.seed_files');
    if (rows.length > 0) return;
    const seed = readFileSync(join(FOLDER, 'seed.sql'), 'utf8');
    await tx.exec(seed);
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

/**
 * Runs requests one after another. The embedded backend has one connection and would put requests
 * that arrive together into one transaction, where one refusal loses what the others were promised.
 * Bodies are read before a request queues, and refused with 413 when they are too long.
 */
function answerOneAtATime(app: App): void {
  const answer = app.fetch.bind(app);
  let last: Promise<unknown> = Promise.resolve();
  app.fetch = async (request, context) => {
    const whole = await withWholeBody(request);
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
