import { expect, test } from 'vitest';
import { plainSite } from './support/plainSite.ts';

// What Supabase's database linter looks for, by its names; each query lists what it would report. What it
// says of policies, grants, row-level security and the rights of views and functions is left out: those are
// written down one by one in `support/structure.ts`.

const database = plainSite();

const OURS = `nspname in ('public', 'private')`;
const EXPOSED = `nspname = 'public'`;
/** Tables, views and the like that an API role may read. */
const READABLE = `(has_table_privilege('anon', c.oid, 'select')
  or has_table_privilege('authenticated', c.oid, 'select'))`;
const RELATIONS = 'from pg_class c join pg_namespace n on n.oid = relnamespace';
const FUNCTIONS = 'from pg_proc p join pg_namespace n on n.oid = pronamespace';

/** By name: what lists its findings, and a fault that it has to find. */
const LINTS: Record<string, [query: string, fault: string]> = {
  unindexed_foreign_keys: [
    `select conname as finding from pg_constraint k join pg_namespace n on n.oid = connamespace
    where ${OURS} and contype = 'f' and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
    'create table public.t (id int primary key, a uuid references public.portfolio)',
  ],
  auth_users_exposed: [
    `select relname as finding ${RELATIONS}
    where ${EXPOSED} and relkind in ('v', 'm') and ${READABLE} and exists (
      select from pg_depend d join pg_rewrite w on w.oid = d.objid
      where w.ev_class = c.oid and d.refobjid = 'auth.users'::regclass)`,
    'create view public.v as select id from auth.users; grant select on public.v to anon',
  ],
  no_primary_key: [
    `select relname as finding ${RELATIONS} where ${OURS} and relkind = 'r'
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    'create table public.t (a int)',
  ],
  duplicate_index: [
    `select tablename as finding from pg_indexes where schemaname in ('public', 'private')
    group by tablename, regexp_replace(indexdef, 'INDEX \\S+ ON', '') having count(*) > 1`,
    'create index again on public.portfolio (created_at desc, id desc)',
  ],
  function_search_path_mutable: [
    `select proname as finding ${FUNCTIONS} where ${OURS}
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
