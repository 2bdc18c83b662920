import type { EXPECTED_RIGHTS } from './expectedRights.ts';

/** Anything that answers SQL as the owner. */
interface Sql {
  query: <Row>(statement: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
}

export async function readRights(sql: Sql): Promise<typeof EXPECTED_RIGHTS> {
  const list = async (statement: string) =>
    (await sql.query<{ line: string }>(statement)).rows.map(({ line }) => line).sort();
  return {
    grants: await list(`
      with whole as (
        select grantee, privilege_type, table_schema, table_name
        from information_schema.table_privileges
        where table_schema in ('public', 'private')
          and grantee in ('anon', 'authenticated', 'PUBLIC')
      ), granted as (
        select grantee, lower(privilege_type) || ' ' || table_name as what from whole
        union all
        select grantee, format('%s %s (%s)', lower(privilege_type), table_name,
          string_agg(column_name, ',' order by column_name))
        from information_schema.column_privileges
        where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
          and (grantee, privilege_type, table_schema, table_name) not in (table whole)
        group by grantee, privilege_type, table_name
      )
      select what || ': ' || string_agg(grantee, ',' order by grantee) as line
      from granted group by what`),
    policies: await list(`
      select format('%s %s, %s: %s', lower(cmd), tablename,
        string_agg(array_to_string(roles, ','), ',' order by roles), rule) as line
      from pg_policies, concat_ws(' / ', qual, with_check) rule
      where schemaname in ('public', 'private', 'storage')
      group by cmd, tablename, rule`),
    functions: await list(`
      select format('%s.%s %s: %s', nspname, proname, case when prosecdef then 'definer' else 'invoker' end,
        concat_ws(',',
          case when has_function_privilege('anon', p.oid, 'execute') then 'anon' end,
          case when has_function_privilege('authenticated', p.oid, 'execute') then 'authenticated' end
        )) as line
      from pg_proc p join pg_namespace n on n.oid = pronamespace
      where nspname in ('public', 'private') and (prosecdef
        or has_function_privilege('anon', p.oid, 'execute')
        or has_function_privilege('authenticated', p.oid, 'execute'))`),
    tables: await list(`
      select format('%s.%s %s', nspname, relname,
        case when relkind = 'v' then
          case when reloptions @> '{security_invoker=true}' then 'invoker' else 'definer' end
        else concat(case when relrowsecurity then 'guarded' else 'open' end,
          case when relforcerowsecurity then ' and forced' end) end) as line
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm', 'f', 'S')`),
  };
}
