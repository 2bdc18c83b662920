-- What is searched is stored as it is compared: folding it at each call takes a second for a thousand
-- long posts. A search walks from the newest entry to the oldest, and ends with thirty; one that finds
-- nothing reads each word of each entry once, a tenth of a second for 10,000 posts of 7 kB, whatever
-- the words, their script and the database's locale are. The helpers leave the schema of the API.

-- Text as it is compared: one form of each letter, in lower case, without what shows nothing. The site
-- does the same (`packages/model/src/search.ts`). Most texts are ASCII, which needs none of it. What is
-- longer than any text of the site is cut, and of marks on one letter thirty are left, before anything
-- works on them: normalising can't be interrupted.
create or replace function private.search_text(parts text[]) returns text
language sql immutable parallel safe set search_path = ''
return (
  select case when octet_length(joined) = char_length(joined) then lower(joined)
    else private.visible(lower(normalize(regexp_replace(
      joined, '([' || private.marks() || ']{30})[' || private.marks() || ']+', '\1', 'g'
    ), nfkc)))
  end
  from (select left(array_to_string(parts, E'\n'), 250000) as joined) bounded
);

-- The words of a query as patterns of LIKE, in which nothing but the two ends stands for other text. The
-- longest comes first: it is most likely to be missing, and then the others are not looked for.
create or replace function private.search_patterns(query text) returns text[]
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(
    array_agg(
      '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' order by char_length(word) desc
    ),
    '{}'
  )
  from (
    select word
    from regexp_split_to_table(private.search_text(array[left(query, 100)]), '\s+')
      with ordinality split (word, place)
    where word <> ''
    group by word
    order by min(place)
    limit 6
  ) words
);

-- What is found, and in which order. Beside the tables and not in them, so that no answer of the API, no
-- history and no export carries a text twice.
create table if not exists private.search_words (
  list text not null,
  id uuid not null,
  created_at timestamptz not null,
  tags text[] not null,
  -- The different words, one a line: words of a query hold no spaces.
  words text not null,
  primary key (list, id)
);
-- Compressed, they would take longer to read than to search.
alter table private.search_words alter column words set storage external;
create index if not exists search_words_newest
  on private.search_words (list, created_at desc, id desc);
alter table private.search_words enable row level security;
revoke all on private.search_words from public, anon, authenticated;
grant select on private.search_words to anon, authenticated;
drop policy if exists "visitors search entries" on private.search_words;
create policy "visitors search entries" on private.search_words
  for select to anon using (list in ('blog_posts', 'portfolio'));
drop policy if exists "admins search messages" on private.search_words;
create policy "admins search messages" on private.search_words
  for select to authenticated
  using (list in ('blog_posts', 'portfolio') or (select public.is_admin()));

create or replace function private.words_of(list text, entry jsonb) returns text
language sql immutable set search_path = ''
return (
  select coalesce(string_agg(distinct word collate "C", E'\n'), '')
  from string_to_table(translate(private.search_text(
    case list
      when 'blog_posts' then array[entry ->> 'title', entry ->> 'excerpt', entry ->> 'content']
      when 'portfolio' then array[entry ->> 'title', entry ->> 'category', entry ->> 'description']
      when 'contact_messages' then
        array[entry ->> 'name', entry ->> 'email', entry ->> 'mobile', entry ->> 'message']
    end || array(select jsonb_array_elements_text(entry -> 'tags'))
  ), E'\n\r\t', '   '), ' ') word
);

create or replace function private.keep_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.search_words where list = tg_table_name;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_words where list = tg_table_name and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.search_words (list, id, created_at, tags, words)
    values (
      tg_table_name, new.id, new.created_at,
      array(select jsonb_array_elements_text(to_jsonb(new) -> 'tags')),
      private.words_of(tg_table_name, to_jsonb(new))
    )
    on conflict on constraint search_words_pkey do update
      set (created_at, tags, words) = (excluded.created_at, excluded.tags, excluded.words);
  end if;
  return null;
end
$$;

do $$
declare
  list text;
begin
  foreach list in array array['blog_posts', 'portfolio', 'contact_messages'] loop
    execute format('drop trigger if exists words on public.%I', list);
    execute format('create trigger words after insert or update or delete on public.%I
      for each row execute function private.keep_words()', list);
    execute format('drop trigger if exists no_words on public.%I', list);
    execute format('create trigger no_words after truncate on public.%I
      for each statement execute function private.keep_words()', list);
    -- What is there already.
    execute format('insert into private.search_words (list, id, created_at, tags, words)
      select %L, id, created_at, array(select jsonb_array_elements_text(to_jsonb(entry) -> ''tags'')),
        private.words_of(%L, to_jsonb(entry))
      from public.%I entry on conflict do nothing', list, list, list);
  end loop;
end
$$;

-- The ids of the newest 30 entries that have all the words and the tag, older than the given one. The
-- policies decide what is looked through, and those of the tables what is shown. Without a sort, it can
-- but walk from the newest to the oldest: the planner would rather read all of them for thirty.
create or replace function private.search_ids(
  source text, words text, tagged text, before timestamptz, before_id uuid
) returns uuid[]
language sql stable set search_path = '' set enable_sort = off
return array(
  select entry.id from private.search_words entry
  where entry.list = source
    and (before is null or before_id is null or (entry.created_at, entry.id) < (before, before_id))
    and (tagged is null or entry.tags @> array[left(tagged, 300)])
    and entry.words like all ((select private.search_patterns(search_ids.words))::text[])
  order by entry.created_at desc, entry.id desc
  limit 30
);

-- Parsed when they are created, so callers need no usage of the schema. In quotes, because the embedded
-- backend splits a migration at the semicolon of an atomic body.
do $do$
begin
  execute $function$
create or replace function public.search_blog_posts(
  words text default '', tagged text default null,
  before timestamptz default null, before_id uuid default null
) returns setof public.listed_posts
language sql stable rows 30 set search_path = ''
begin atomic
  select listed from public.listed_posts listed
  where listed.id = any(private.search_ids('blog_posts', words, tagged, before, before_id))
  order by listed.created_at desc, listed.id desc;
end
  $function$;
  execute $function$
create or replace function public.search_portfolio(
  words text default '', tagged text default null,
  before timestamptz default null, before_id uuid default null
) returns setof public.listed_projects
language sql stable rows 30 set search_path = ''
begin atomic
  select listed from public.listed_projects listed
  where listed.id = any(private.search_ids('portfolio', words, tagged, before, before_id))
  order by listed.created_at desc, listed.id desc;
end
  $function$;
  execute $function$
create or replace function public.search_contact_messages(
  words text default '', before timestamptz default null, before_id uuid default null
) returns setof public.contact_messages
language sql stable rows 30 set search_path = ''
begin atomic
  select stored from public.contact_messages stored
  where stored.id = any(private.search_ids('contact_messages', words, null, before, before_id))
  order by stored.created_at desc, stored.id desc;
end
  $function$;
end
$do$;

drop index if exists public.blog_posts_of_search, public.portfolio_of_search,
  public.contact_messages_of_search, public.blog_posts_of_tag;
drop function if exists public.search_ids(text, text, text, timestamptz, uuid);
drop function if exists public.search_patterns(text);
drop function if exists public.search_text(text[]);

revoke all on function private.search_text(text[]), private.search_patterns(text),
  private.words_of(text, jsonb), private.keep_words(),
  private.search_ids(text, text, text, timestamptz, uuid)
  from public;
grant execute on function private.visible(text), private.marks(), private.search_text(text[]),
  private.search_patterns(text), private.search_ids(text, text, text, timestamptz, uuid)
  to anon, authenticated;
