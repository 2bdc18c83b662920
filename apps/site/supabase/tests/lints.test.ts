import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backendForTests, CONFIG, HOSTED_CONFIG } from './support/backendForTests.ts';

// What Supabase's database linter looks for, by its names; each query lists what it would report.

const backend = backendForTests();

const OURS = `nspname in ('public', 'private')`;
const EXPOSED = `nspname = 'public'`;
/** Tables, views and the like that an API role may read. */
const READABLE = `(has_table_privilege('anon', c.oid, 'select')
  or has_table_privilege('authenticated', c.oid, 'select'))`;
const RELATIONS = 'from pg_class c join pg_namespace n on n.oid = relnamespace';
const FUNCTIONS = 'from pg_proc p join pg_namespace n on n.oid = pronamespace';
const POLICIES = `from pg_policies where schemaname in ('public', 'private')`;
const EXPRESSIONS = `concat_ws(' ', qual, with_check)`;

const executableDefiners = (role: string) => `
  select proname as finding ${FUNCTIONS}
  where ${OURS} and prosecdef and has_function_privilege('${role}', p.oid, 'execute')`;

/** By name: what lists its findings, and a fault that it has to find. */
const LINTS: Record<string, [query: string, fault: string]> = {
  unindexed_foreign_keys: [
    `
    select conname as finding from pg_constraint k join pg_namespace n on n.oid = connamespace
    where ${OURS} and contype = 'f' and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
    'create table public.t (id int primary key, a uuid references public.portfolio)',
  ],
  auth_users_exposed: [
    `
    select relname as finding ${RELATIONS}
    where ${EXPOSED} and relkind in ('v', 'm') and ${READABLE} and exists (
      select from pg_depend d join pg_rewrite w on w.oid = d.objid
      where w.ev_class = c.oid and d.refobjid = 'auth.users'::regclass)`,
    'create view public.v as select id from auth.users; grant select on public.v to anon',
  ],
  auth_rls_initplan: [
    `
    select policyname as finding ${POLICIES}
      and regexp_replace(lower(${EXPRESSIONS}), '\\(\\s*select\\s+((auth|private)\\.)?[a-z_]+\\(\\)', '', 'g')
        ~ '(auth\\.[a-z_]+|is_admin|acts_as_admin|current_setting)\\('`,
    'create policy p on public.portfolio for update to anon using (auth.uid() is not null)',
  ],
  no_primary_key: [
    `
    select relname as finding ${RELATIONS} where ${OURS} and relkind = 'r'
      and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    'create table public.t (a int)',
  ],
  multiple_permissive_policies: [
    `
    select tablename as finding from pg_policies, unnest(roles) role
    where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'
    group by tablename, cmd, role having count(*) > 1`,
    'create policy p on public.portfolio for select to anon using (true)',
  ],
  policy_exists_rls_disabled: [
    `
    select relname as finding ${RELATIONS} where ${OURS} and not relrowsecurity
      and exists (select from pg_policy where polrelid = c.oid)`,
    'alter table public.portfolio disable row level security',
  ],
  rls_enabled_no_policy: [
    `
    select relname as finding ${RELATIONS} where ${EXPOSED} and relkind = 'r' and relrowsecurity
      and not exists (select from pg_policy where polrelid = c.oid)`,
    'create table public.t (a int primary key); alter table public.t enable row level security',
  ],
  duplicate_index: [
    `
    select tablename as finding from pg_indexes where schemaname in ('public', 'private')
    group by tablename, regexp_replace(indexdef, 'INDEX \\S+ ON', '') having count(*) > 1`,
    'create index again on public.portfolio (created_at desc, id desc)',
  ],
  security_definer_view: [
    `
    select relname as finding ${RELATIONS} where ${EXPOSED} and relkind = 'v' and ${READABLE}
      and not coalesce(reloptions::text ~* 'security_invoker=(true|on|yes|1)', false)`,
    'create view public.v as select 1 as a; grant select on public.v to anon',
  ],
  function_search_path_mutable: [
    `
    select proname as finding ${FUNCTIONS} where ${OURS}
      and not coalesce(proconfig::text ~ 'search_path=', false)`,
    `create function public.f() returns int language sql as 'select 1'`,
  ],
  rls_disabled_in_public: [
    `
    select relname as finding ${RELATIONS} where ${EXPOSED} and relkind in ('r', 'p')
      and not relrowsecurity`,
    'create table public.t (a int primary key)',
  ],
  rls_references_user_metadata: [
    `
    select policyname as finding ${POLICIES} and ${EXPRESSIONS} ~* 'user_?metadata'`,
    `create policy p on public.portfolio for update to anon using (current_setting('user_metadata') = 'x')`,
  ],
  materialized_view_in_api: [
    `
    select relname as finding ${RELATIONS} where ${EXPOSED} and relkind = 'm' and ${READABLE}`,
    'create materialized view public.v as select 1 as a; grant select on public.v to anon',
  ],
  unsupported_reg_types: [
    `
    select attname as finding from pg_attribute a join pg_class c on c.oid = attrelid
      join pg_namespace n on n.oid = relnamespace
    where ${OURS} and relkind = 'r' and atttypid in (
      'regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype,
      'regnamespace'::regtype, 'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype,
      'regprocedure'::regtype)`,
    'alter table public.portfolio add a regproc',
  ],
  fkey_to_auth_unique: [
    `
    select conname as finding from pg_constraint k join pg_namespace n on n.oid = connamespace
    where ${OURS} and contype = 'f' and confrelid::regclass::text like 'auth.%' and not exists (
      select from pg_index i where i.indrelid = k.confrelid and i.indisprimary
        and i.indkey::int2[] @> k.confkey)`,
    'alter table auth.users add again uuid unique; create table public.t (id int primary key, a uuid references auth.users (again))',
  ],
  sensitive_columns_exposed: [
    `
    select attname as finding from pg_attribute a join pg_class c on c.oid = attrelid
      join pg_namespace n on n.oid = relnamespace
    where ${EXPOSED} and relkind = 'r' and not relrowsecurity and attname ~*
      'passw|pwd|secret|token|api_?key|jwt|otp|ssn|card|cvv|iban|tax_id|passport|mobile|email'`,
    'create table public.t (id int primary key, api_key text)',
  ],
  rls_policy_always_true: [
    `
    select policyname as finding ${POLICIES} and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
      and (regexp_replace(coalesce(qual, ''), '[\\s()]', '', 'g') in ('true', '1=1')
        or regexp_replace(coalesce(with_check, ''), '[\\s()]', '', 'g') in ('true', '1=1')
        or (cmd = 'INSERT' and with_check is null) or (cmd in ('DELETE', 'ALL') and qual is null))`,
    'create policy p on public.portfolio for delete to anon using (true)',
  ],
  public_bucket_allows_listing: [
    `
    select policyname as finding from pg_policies
    where schemaname = 'storage' and cmd in ('SELECT', 'ALL') and qual !~ 'is_admin\\(\\)'`,
    `create policy p on storage.objects for select to anon using (bucket_id = 'pictures')`,
  ],
  anon_security_definer_function_executable: [
    executableDefiners('anon'),
    `create function public.f() returns int language sql security definer as 'select 1'`,
  ],
  authenticated_security_definer_function_executable: [
    executableDefiners('authenticated'),
    `create function private.f() returns int language sql security definer as 'select 1'`,
  ],
};

test.each(Object.entries(LINTS))(
  '%s is found where it is, and nowhere else',
  async (_, [query, fault]) => {
    expect((await backend.sql.query(query)).rows).toEqual([]);
    await backend.sql.transaction(async (tx) => {
      await tx.exec(fault);
      expect((await tx.query(query)).rows.length).toBeGreaterThan(0);
      await tx.rollback();
    });
  },
);

test.each([
  ['the embedded backend', CONFIG],
  ['a hosted project', HOSTED_CONFIG],
])('auth_allow_anonymous_sign_ins: %s', (_, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^enable_anonymous_sign_ins = false$/m);
});
