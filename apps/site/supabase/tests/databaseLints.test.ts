import { expect, test } from 'vitest';
import { databaseForTests } from './support/databaseForTests.ts';

// What Supabase's database linter looks for, by its names; each query lists what it would report. What it
// says of policies, grants, row-level security and the rights of views and functions is left out: those are
// written down one by one in `support/expectedRights.ts`.

const database = databaseForTests();

const OURS = `nspname in ('public', 'private')`;

/** By name: what lists its findings, and a fault that it has to find. */
const LINTS: Record<string, [query: string, fault: string]> = {
  unindexed_foreign_keys: [
    `select conname as finding from pg_constraint k join pg_namespace n on n.oid = connamespace
    where ${OURS} and contype = 'f' and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
    'create table public.t (id int primary key, a uuid references public.portfolio)',
  ],
  no_primary_key: [
    `select relname as finding from pg_class c join pg_namespace n on n.oid = relnamespace
    where ${OURS} and relkind = 'r'
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    'create table public.t (a int)',
  ],
  duplicate_index: [
    `select tablename as finding from pg_indexes where schemaname in ('public', 'private')
    group by tablename, regexp_replace(indexdef, 'INDEX \\S+ ON', '') having count(*) > 1`,
    'create index again on public.portfolio (created_at desc, id desc)',
  ],
  function_search_path_mutable: [
    `select proname as finding from pg_proc p join pg_namespace n on n.oid = pronamespace
    where ${OURS}
      and not coalesce(proconfig::text ~ 'search_path=', false)`,
    `create function public.f() returns int language sql as 'select 1'`,
  ],
  fkey_to_auth_unique: [
    `select conname as finding from pg_constraint k join pg_namespace n on n.oid = connamespace
    where ${OURS} and contype = 'f' and confrelid::regclass::text like 'auth.%' and not exists (
      select from pg_index i where i.indrelid = k.confrelid and i.indisprimary
        and i.indkey::int2[] @> k.confkey)`,
    'alter table auth.users add again uuid unique; create table public.t (id int primary key, a uuid references auth.users (again))',
  ],
};

test.each(Object.entries(LINTS))(
  '%s is found where it is, and nowhere else',
  async (_, [query, fault]) => {
    const { owner } = database;
    expect((await owner.query(query)).rows).toEqual([]);
    await owner.query(`begin; ${fault}`);
    const { rowCount } = await owner.query(query);
    await owner.query('rollback');
    expect(rowCount).toBeGreaterThan(0);
  },
);
