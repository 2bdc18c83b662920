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
const PICTURES = "(bucket_id = 'pictures'::text)";
const TYPE = "('image/'::text || \"substring\"(name, '[a-z]+$'::text))";
const MOST = '(0)::bigint) <= 1000000)';
const PICTURE = [
  "(name ~ '^[0-9a-f]{32}-[0-9a-f]{6}-[1-9][0-9]{0,3}[.](avif|webp|jpeg)$'::text)",
  `(COALESCE((metadata ->> 'mimetype'::text), ${TYPE}) = ${TYPE})`,
  `(COALESCE(((metadata ->> 'contentLength'::text))::bigint, ${MOST}`,
  `(COALESCE(((metadata ->> 'size'::text))::bigint, ${MOST}`,
].join(' AND ');

/** What the three roles of the API are given; adding to it is a decision, not an accident. */
export const EXPECTED_STRUCTURE = {
  /** Verb and table, with the columns where not all of it is granted; to whom. */
  grants: [
    'delete blog_posts: authenticated',
    'delete contact_messages: authenticated',
    'delete portfolio: authenticated',
    `insert blog_posts (${POST}): authenticated`,
    'insert builds (asked_at): authenticated',
    `insert contact_messages (${MESSAGE}): anon,authenticated`,
    `insert portfolio (${PROJECT}): authenticated`,
    'insert restores (version): authenticated',
    'select admins (user_id): authenticated',
    'select audit_log: authenticated',
    'select blog_posts: anon,authenticated',
    'select caller: authenticated',
    'select contact_messages: authenticated',
    'select former_slugs (post_id,slug): anon,authenticated',
    'select list_counts: anon,authenticated',
    'select listed_posts: anon,authenticated',
    'select listed_projects: anon,authenticated',
    'select moved_posts: anon,authenticated',
    'select own_sessions: authenticated',
    'select portfolio: anon,authenticated',
    'select publishing: authenticated',
    'select search_words: anon,authenticated',
    'select tag_counts: anon,authenticated',
    `update blog_posts (${POST}): authenticated`,
    `update portfolio (${PROJECT}): authenticated`,
  ],
  /** Verb and table of each policy, whom it is for; what it asks of the row. */
  policies: [
    `delete blog_posts, authenticated: ${ACTING}`,
    `delete contact_messages, authenticated: ${ACTING}`,
    `delete objects, authenticated: (${PICTURES} AND ${ACTING})`,
    `delete portfolio, authenticated: ${ACTING}`,
    `insert blog_posts, authenticated: ${ACTING}`,
    `insert builds, authenticated: ${ACTING}`,
    `insert contact_messages, anon,authenticated: (created_at = now())`,
    `insert objects, authenticated: (${PICTURES} AND ${ACTING} AND ${PICTURE})`,
    `insert portfolio, authenticated: ${ACTING}`,
    `insert restores, authenticated: ${ACTING}`,
    'select admins, authenticated: (user_id = ( SELECT auth.uid() AS uid))',
    `select audit_log, authenticated: ${ADMIN}`,
    'select blog_posts, anon,authenticated: true',
    `select buckets, authenticated: ((id = 'pictures'::text) AND ${ADMIN})`,
    `select contact_messages, authenticated: ${ADMIN}`,
    'select former_slugs, anon,authenticated: true',
    `select objects, authenticated: (${PICTURES} AND ${ADMIN})`,
    'select portfolio, anon,authenticated: true',
    `select search_words, anon: ${ENTRIES}`,
    `select search_words, authenticated: (${ENTRIES} OR ${ADMIN})`,
    `update blog_posts, authenticated: ${ACTING} / ${ACTING}`,
    `update portfolio, authenticated: ${ACTING} / ${ACTING}`,
  ],
  /** Whether a function runs with the rights of its caller or its owner, and who may call it. */
  functions: [
    'private.acts_as_admin invoker: authenticated',
    'private.check_slug_is_free definer: ',
    'private.claim_mails definer: ',
    'private.keep_former_slug definer: ',
    'private.keep_words definer: ',
    'private.labels invoker: anon,authenticated',
    'private.marks invoker: anon,authenticated',
    'private.message_rules definer: ',
    'private.opening invoker: anon,authenticated',
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

export async function structureOf(sql: Sql): Promise<typeof EXPECTED_STRUCTURE> {
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
