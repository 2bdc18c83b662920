-- Search over posts and projects: every word of a query anywhere in the texts, in any script, newest
-- first. The functions have the caller's rights, so the policies of the tables decide, and what a call
-- may cost is bounded: 100 characters, 6 words, 30 rows, without the long texts.

-- Parts of words are found by trigrams. Where the extension is missing, as in the embedded backend, the
-- same query reads the rows instead.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_trgm') then
    create schema if not exists extensions;
    create extension if not exists pg_trgm with schema extensions;
  end if;
end
$$;

-- Text as it is compared: one form of each letter, in lower case, without what shows nothing. The site
-- does the same (`packages/model/src/search.ts`). Most texts are ASCII, which needs none of it.
create or replace function public.search_text(parts text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  joined text := array_to_string(parts, E'\n');
begin
  if octet_length(joined) = char_length(joined) then
    return lower(joined);
  end if;
  return regexp_replace(
    lower(normalize(joined, nfkc)),
    E'[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f'
      '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
      '\U000e0000-\U000e0fff]',
    '', 'g'
  );
end
$$;

-- The words of a query as patterns of LIKE, in which nothing but the two ends stands for other text.
create or replace function public.search_patterns(query text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (
    select word
    from regexp_split_to_table(public.search_text(array[left(query, 100)]), '\s+')
      with ordinality split (word, place)
    where word <> ''
    group by word
    order by min(place)
    limit 6
  ) words
$$;

-- The ids of the newest 30 entries that have all the words and the tag, older than the given one.
create or replace function public.search_ids(
  source text, words text, tagged text, before timestamptz, before_id uuid
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  -- Entries that are looked through before the indexes are asked: common words are found among them.
  looked_through constant int := 600;
  most constant int := 30;
  document constant text := 'public.search_text(' || case source
    when 'blog_posts' then 'array[title, excerpt, content] || tags'
    when 'portfolio' then 'array[title, category, description] || tags'
  end || ')';
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
    into matching from unnest(public.search_patterns(words)) pattern;
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
  execute format(
    'select array(select id from public.%I where (created_at, id) < (%L::timestamptz, %L::uuid) and %s
      order by created_at desc, id desc limit %s)',
    source, edge.created_at, edge.id, matching, most - cardinality(found)
  ) into older;
  return found || older;
end
$$;

create or replace function public.search_blog_posts(
  words text default '', tagged text default null,
  before timestamptz default null, before_id uuid default null
) returns setof public.listed_posts
language sql stable rows 30 set search_path = ''
as $$
  select listed.* from public.listed_posts listed
  where listed.id = any(public.search_ids('blog_posts', words, tagged, before, before_id))
  order by listed.created_at desc, listed.id desc
$$;

create or replace function public.search_portfolio(
  words text default '', tagged text default null,
  before timestamptz default null, before_id uuid default null
) returns setof public.listed_projects
language sql stable rows 30 set search_path = ''
as $$
  select listed.* from public.listed_projects listed
  where listed.id = any(public.search_ids('portfolio', words, tagged, before, before_id))
  order by listed.created_at desc, listed.id desc
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
      'create index if not exists blog_posts_of_search on public.blog_posts
        using gin (public.search_text(array[title, excerpt, content] || tags) %s)', operators);
    execute format(
      'create index if not exists portfolio_of_search on public.portfolio
        using gin (public.search_text(array[title, category, description] || tags) %s)', operators);
  end if;
end
$$;

create index if not exists blog_posts_of_tag on public.blog_posts using gin (tags);

-- How many posts have a tag.
create or replace view public.tag_counts with (security_invoker = true) as
select tag, count(*)::int as entries, max(created_at) as newest
from (select distinct id, created_at, unnest(tags) as tag from public.blog_posts) tagged
group by tag;

revoke all on public.tag_counts from public, anon, authenticated;
grant select on public.tag_counts to anon, authenticated;
revoke all on function public.search_text(text[]), public.search_patterns(text),
  public.search_ids(text, text, text, timestamptz, uuid),
  public.search_blog_posts(text, text, timestamptz, uuid),
  public.search_portfolio(text, text, timestamptz, uuid)
  from public;
grant execute on function public.search_text(text[]), public.search_patterns(text),
  public.search_ids(text, text, text, timestamptz, uuid),
  public.search_blog_posts(text, text, timestamptz, uuid),
  public.search_portfolio(text, text, timestamptz, uuid)
  to anon, authenticated;
