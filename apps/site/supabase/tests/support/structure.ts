/** Anything that answers SQL as the owner. */
export interface Sql {
  query: <Row>(statement: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
}

const POST = 'content,excerpt,image_url,slug,tags,title';
const PROJECT = 'category,description,tags,thumbnail_url,title';
const MESSAGE = 'email,message,mobile,name';
const ADMIN = '( SELECT is_admin() AS is_admin)';
const ACTING = '( SELECT private.acts_as_admin() AS acts_as_admin)';
const ENTRIES = "(list = ANY (ARRAY['blog_posts'::text, 'portfolio'::text]))";
const NOW = '(created_at = now())';

/** What the three roles of the API are given; adding to it is a decision, not an accident. */
export const STRUCTURE = {
  /** Columns by role, verb and table; `all` where the whole table is granted. */
  grants: [
    `anon insert contact_messages: ${MESSAGE}`,
    'anon select blog_posts: all',
    'anon select former_slugs: post_id,slug',
    'anon select list_counts: all',
    'anon select listed_posts: all',
    'anon select listed_projects: all',
    'anon select moved_posts: all',
    'anon select portfolio: all',
    'anon select search_words: all',
    'anon select tag_counts: all',
    'authenticated delete blog_posts: all',
    'authenticated delete contact_messages: all',
    'authenticated delete portfolio: all',
    `authenticated insert blog_posts: ${POST}`,
    'authenticated insert builds: asked_at',
    `authenticated insert contact_messages: ${MESSAGE}`,
    `authenticated insert portfolio: ${PROJECT}`,
    'authenticated insert restores: version',
    'authenticated select admins: user_id',
    'authenticated select audit_log: all',
    'authenticated select blog_posts: all',
    'authenticated select caller: all',
    'authenticated select contact_messages: all',
    'authenticated select former_slugs: post_id,slug',
    'authenticated select list_counts: all',
    'authenticated select listed_posts: all',
    'authenticated select listed_projects: all',
    'authenticated select moved_posts: all',
    'authenticated select own_sessions: all',
    'authenticated select portfolio: all',
    'authenticated select publishing: all',
    'authenticated select search_words: all',
    'authenticated select tag_counts: all',
    `authenticated update blog_posts: ${POST}`,
    `authenticated update portfolio: ${PROJECT}`,
  ],
  /** Role, verb and table of each policy; what it asks of the row. */
  policies: [
    `anon insert contact_messages: ${NOW}`,
    'anon select blog_posts: true',
    'anon select former_slugs: true',
    'anon select portfolio: true',
    `anon select search_words: ${ENTRIES}`,
    `authenticated delete blog_posts: ${ACTING}`,
    `authenticated delete contact_messages: ${ACTING}`,
    `authenticated delete portfolio: ${ACTING}`,
    `authenticated insert blog_posts: ${ACTING}`,
    `authenticated insert builds: ${ACTING}`,
    `authenticated insert contact_messages: ${NOW}`,
    `authenticated insert portfolio: ${ACTING}`,
    `authenticated insert restores: ${ACTING}`,
    'authenticated select admins: (user_id = ( SELECT auth.uid() AS uid))',
    `authenticated select audit_log: ${ADMIN}`,
    'authenticated select blog_posts: true',
    `authenticated select contact_messages: ${ADMIN}`,
    'authenticated select former_slugs: true',
    'authenticated select portfolio: true',
    `authenticated select search_words: (${ENTRIES} OR ${ADMIN})`,
    `authenticated update blog_posts: ${ACTING} / ${ACTING}`,
    `authenticated update portfolio: ${ACTING} / ${ACTING}`,
  ],
  /** Whether a function runs with the rights of its caller or its owner, and who may call it. */
  functions: [
    'private.acts_as_admin invoker: authenticated',
    'private.check_slug_is_free definer: ',
    'private.claim_mails definer: ',
    'private.keep_former_slug definer: ',
    'private.keep_words definer: ',
    'private.marks invoker: anon,authenticated',
    'private.message_rules definer: ',
    'private.post_rules definer: ',
    'private.project_rules definer: ',
    'private.record_change definer: ',
    'private.restore definer: ',
    'private.search_ids invoker: anon,authenticated',
    'private.search_patterns invoker: anon,authenticated',
    'private.search_text invoker: anon,authenticated',
    'private.settle definer: ',
    'private.settle_mail definer: ',
    'private.start_build definer: ',
    'private.sweep_some definer: ',
    'private.throttle definer: ',
    'private.visible invoker: anon,authenticated',
    'public.deleted_entries invoker: authenticated',
    'public.entry_history invoker: authenticated',
    'public.entry_version invoker: authenticated',
    'public.has_build_hook invoker: authenticated',
    'public.is_admin invoker: authenticated',
    'public.message_news invoker: authenticated',
    'public.own_sessions invoker: authenticated',
    'public.restore_entry invoker: authenticated',
    'public.search_blog_posts invoker: anon,authenticated',
    'public.search_contact_messages invoker: authenticated',
    'public.search_portfolio invoker: anon,authenticated',
    'public.start_build invoker: authenticated',
  ],
  /**
   * Tables, and whether row-level security guards them, forced also from their owner; views, and whose
   * rights they have.
   */
  tables: [
    'private.admins guarded',
    'private.audit_log guarded',
    'private.audit_log_id_seq open',
    'private.builds guarded',
    'private.caller definer',
    'private.former_slugs guarded and forced',
    'private.mails guarded and forced',
    'private.own_sessions definer',
    'private.publishing definer',
    'private.restores guarded',
    'private.search_words guarded',
    'private.senders guarded',
    'private.settings guarded',
    'public.blog_posts guarded',
    'public.contact_messages guarded',
    'public.list_counts invoker',
    'public.listed_posts invoker',
    'public.listed_projects invoker',
    'public.moved_posts invoker',
    'public.portfolio guarded',
    'public.tag_counts invoker',
  ],
};

export async function structureOf(sql: Sql): Promise<typeof STRUCTURE> {
  const list = async (statement: string) =>
    (await sql.query<{ line: string }>(statement)).rows.map(({ line }) => line).sort();
  return {
    grants: await list(`
      with whole as materialized (
        select grantee, privilege_type, table_schema, table_name
        from information_schema.table_privileges
        where table_schema in ('public', 'private')
          and grantee in ('anon', 'authenticated', 'PUBLIC')
      )
      select format('%s %s %s: %s', grantee, lower(privilege_type), table_name,
        string_agg(column_name, ',' order by column_name)) as line
      from information_schema.column_privileges
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
        and (grantee, privilege_type, table_schema, table_name) not in (table whole)
      group by grantee, privilege_type, table_name
      union all
      select format('%s %s %s: all', grantee, lower(privilege_type), table_name) from whole`),
    policies: await list(`
      select format('%s %s %s: %s', array_to_string(roles, ','), lower(cmd), tablename,
        concat_ws(' / ', qual, with_check)) as line
      from pg_policies where schemaname in ('public', 'private')`),
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
