import pg from 'pg';
import { ALL_MIGRATIONS } from './allMigrations.ts';
import { ADMIN, SESSION, SESSION_WITH_FACTOR, UNLISTED, WITH_FACTOR } from './callers.ts';

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

/** Gives a new server what every database begins with. */
export const makeTemplate = (port: number): Promise<void> =>
  execute({ port, database: TEMPLATE }, PROJECT);

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
