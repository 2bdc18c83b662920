-- The message desk: a search over contact messages, and what has arrived since the last visit. Both have
-- the caller's rights, so only admins are told anything.

-- Redefined with the list of messages, which has no tags. Words of one or two letters have no trigram, so
-- the index can't find them: beyond the newest rows, a query of such words alone reads the short columns.
-- The long texts of 10,000 posts would take 3 s.
create or replace function public.search_ids(
  source text, words text, tagged text, before timestamptz, before_id uuid
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  -- Entries that are looked through before the indexes are asked: common words are found among them.
  looked_through constant int := 600;
  most constant int := 30;
  -- A pattern of three letters, with a % at either end.
  shortest_indexed constant int := 5;
  document constant text := 'public.search_text(' || case source
    when 'blog_posts' then 'array[title, excerpt, content] || tags'
    when 'portfolio' then 'array[title, category, description] || tags'
    when 'contact_messages' then 'array[name, email, mobile, message]'
  end || ')';
  card constant text := 'public.search_text(' || case source
    when 'blog_posts' then 'array[title, excerpt] || tags'
    when 'portfolio' then 'array[title, category] || tags'
    when 'contact_messages' then 'array[name, email, mobile]'
  end || ')';
  patterns constant text[] := public.search_patterns(words);
  newest text;
  matching text := 'true';
  edge record;
  found uuid[];
  older uuid[];
begin
  if document is null then
    raise exception using errcode = '22023', message = 'There is no such list.';
  end if;
  if tagged is not null then
    matching := format('tags @> array[%L]', left(tagged, 300));
  end if;
  select matching || coalesce(string_agg(format(' and %s like %L', document, pattern), ''), '')
    into matching from unnest(patterns) pattern;
  newest := format('select * from public.%I', source);
  if before is not null and before_id is not null then
    newest := newest || format(' where (created_at, id) < (%L::timestamptz, %L::uuid)', before, before_id);
  end if;
  newest := newest || ' order by created_at desc, id desc';

  execute format(
    'select array(select id from (%s limit %s) newest where %s order by created_at desc, id desc limit %s)',
    newest, looked_through, matching, most
  ) into found;
  execute format('select created_at, id from (%s offset %s limit 1) last', newest, looked_through - 1)
    into edge;
  if edge.id is null or cardinality(found) >= most then
    return found;
  end if;
  if not exists (select from unnest(patterns) pattern where char_length(pattern) >= shortest_indexed) then
    matching := replace(matching, document, card);
  end if;
  execute format(
    'select array(select id from public.%I where (created_at, id) < (%L::timestamptz, %L::uuid) and %s
      order by created_at desc, id desc limit %s)',
    source, edge.created_at, edge.id, matching, most - cardinality(found)
  ) into older;
  return found || older;
end
$$;

create or replace function public.search_contact_messages(
  words text default '', before timestamptz default null, before_id uuid default null
) returns setof public.contact_messages
language sql stable rows 30 set search_path = ''
as $$
  select message.* from public.contact_messages message
  where message.id = any(public.search_ids('contact_messages', words, null, before, before_id))
  order by message.created_at desc, message.id desc
$$;

-- The newest message, and how many are newer than the given one: a hundred at most, none without one.
-- Always one row, because the panel takes an answer without rows for one without rights.
create or replace function public.message_news(
  after timestamptz default null, after_id uuid default null
) returns table (id uuid, created_at timestamptz, newer int)
language sql stable rows 1 set search_path = ''
as $$
  select newest.id, newest.created_at, (
    select count(*)::int from (
      select from public.contact_messages message
      where (message.created_at, message.id) > (after, after_id) limit 100
    ) counted
  )
  from (values (true)) answer (given)
  left join lateral (
    select message.id, message.created_at from public.contact_messages message
    order by message.created_at desc, message.id desc limit 1
  ) newest on true
$$;

do $$
declare
  operators text := (
    select format('%I.gin_trgm_ops', nspname)
    from pg_catalog.pg_extension join pg_catalog.pg_namespace n on n.oid = extnamespace
    where extname = 'pg_trgm'
  );
begin
  if operators is not null then
    execute format(
      'create index if not exists contact_messages_of_search on public.contact_messages
        using gin (public.search_text(array[name, email, mobile, message]) %s)', operators);
  end if;
end
$$;

revoke all on function public.search_contact_messages(text, timestamptz, uuid),
  public.message_news(timestamptz, uuid)
  from public, anon;
grant execute on function public.search_contact_messages(text, timestamptz, uuid),
  public.message_news(timestamptz, uuid)
  to authenticated;
