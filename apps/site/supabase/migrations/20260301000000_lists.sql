-- What lists are read from: entries without their long texts, how many entries there are, and what has
-- arrived since the last visit. All have the caller's rights, so the policies of the tables decide, and
-- only admins are told anything of messages.

-- The labels of the links that a text in Markdown defines; code, which defines none, is skipped. The site does
-- the same (`packages/model/src/excerpts.ts`).
create function private.labels(source text) returns setof text
language sql immutable parallel safe strict set search_path = ''
as $$
  select distinct found[1] from regexp_matches(
    replace(source, E'\r', E'\n'),
    '`+[^`]+`+|~~~+[^~]+~~~+|^[ \t>]*\[((?:\\.|[^][\\])+)\]:\s*\S', 'gw'
  ) found
  where found[1] is not null and strpos(source, ']:') > 0
$$;

-- The beginning of a text, followed by definitions of the links in it, which may stand at the text's end; where
-- they lead, no card shows. The whole text is read only where brackets need it.
create function private.opening(source text, most integer) returns text
language sql immutable parallel safe strict set search_path = ''
return (
  select case when begun ~ '\](?!\()' then begun || (
    select coalesce(E'\n\n' || string_agg('[' || label || E']: /\n', '' order by label collate "C"), '')
    from private.labels(source) label
    where strpos(lower(begun), '[' || lower(label) || ']') > 0
  ) else begun end
  from (select left(source, most) as begun offset 0) cut
);

create view public.listed_posts with (security_invoker = true) as
select id, title, slug, excerpt,
  -- Stands in for a missing excerpt; the site cuts it at 150 characters as a person counts them.
  case when coalesce(excerpt, '') = '' then private.opening(content, 1000) end as opening,
  tags, image_url, created_at
from public.blog_posts;

create view public.listed_projects with (security_invoker = true) as
select id, title, category, private.opening(description, 600) as summary, tags, thumbnail_url, created_at
from public.portfolio;

-- One row for the posts, and one for each category of projects.
create view public.list_counts with (security_invoker = true) as
select 'blog_posts' as list, null::text as category, count(*)::int as entries,
  max(created_at) as newest
from public.blog_posts
union all
select 'portfolio', category, count(*)::int, max(created_at)
from public.portfolio
group by category;

-- How many posts have a tag.
create view public.tag_counts with (security_invoker = true) as
select tag, count(*)::int as entries, max(created_at) as newest
from (select distinct id, created_at, unnest(tags) as tag from public.blog_posts) tagged
group by tag;

-- The newest message, and how many are newer than the given one: a hundred at most, none without one.
-- Always one row, because the panel takes an answer without rows for one without rights.
create function public.message_news(
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

revoke all on public.listed_posts, public.listed_projects, public.list_counts, public.tag_counts
  from public, anon, authenticated;
grant select on public.listed_posts, public.listed_projects, public.list_counts, public.tag_counts
  to anon, authenticated;
revoke all on function public.message_news(timestamptz, uuid) from public, anon;
grant execute on function public.message_news(timestamptz, uuid) to authenticated;
revoke all on all functions in schema private from public;
grant execute on function private.labels(text), private.opening(text, integer) to anon, authenticated;
