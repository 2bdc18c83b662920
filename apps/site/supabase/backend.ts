import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { claimFolder } from './folderLock.ts';

const FOLDER = import.meta.dirname;
const TEMP = join(FOLDER, '.temp');

/** Rows of the seed name pictures on this origin; the running server's own takes its place. */
const SEED_ORIGIN = String.raw`^http://localhost:\d+(?=/demo/)`;

export const DEMO_ADMIN = {
  email: 'admin@example.com',
  password: 'admin-password',
};

export interface Backend {
  app: App;
  /** PostgreSQL itself, as its owner: row-level security does not apply. */
  sql: PGlite;
  close: () => Promise<void>;
  /** Points the seed's pictures at the server that carries them, e.g. `http://localhost:5173`. */
  servePicturesFrom: (origin: string) => Promise<void>;
}

interface Opening {
  /** True for a database that ends with the process, false for one in a folder. */
  memory: boolean;
  /** The folder, when it is not the usual one. */
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
    servePicturesFrom: async (origin) => {
      await sql.transaction(async (tx) => {
        // Without triggers: a row whose picture has moved was not edited.
        await tx.exec('set local session_replication_role = replica');
        for (const [table, column] of [
          ['blog_posts', 'image_url'],
          ['portfolio', 'thumbnail_url'],
        ]) {
          await tx.query(
            `update public.${table} set ${column} = regexp_replace(${column}, $1, $2) where ${column} ~ $1`,
            [SEED_ORIGIN, origin],
          );
        }
      });
    },
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

/** Recorded where the Supabase CLI records it, in the same transaction as the rows themselves. */
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
 * A value that is no array, sent for a column that is one, would reach PostgreSQL as half a message:
 * the transaction would never end, and every later request of anybody would fail. As text it is
 * refused like any other malformed value.
 */
function sendOnlyText({ serializers }: PGlite): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value) => String(serialize(value));
  }
}

/**
 * The embedded backend has one connection, and would put requests that arrive together into one
 * transaction: when one is refused, all of them are lost, after the others were told otherwise.
 */
function answerOneAtATime(app: App): void {
  const answer = app.fetch.bind(app);
  let last: Promise<unknown> = Promise.resolve();
  app.fetch = async (request, context) => {
    // It waits in line when it has arrived whole: who sends slowly holds up nobody.
    const whole = request.body
      ? new Request(request, { body: await request.arrayBuffer() })
      : request;
    const answered = last.then(() => answer(whole, context));
    last = answered.catch(() => {});
    return answered;
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Kept beside the data, so that sessions outlive a restart. */
function storedSecret(folder: string): string {
  const file = join(folder, 'jwt-secret');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, newSecret(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
