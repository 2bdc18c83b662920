-- What lists are read from: entries without their long texts, how many entries there are, and what has
-- arrived since the last visit. All have the caller's rights, so the policies of the tables decide, and
-- only admins are told anything of messages.

create view public.listed_posts with (security_invoker = true) as
select id, title, slug, excerpt,
  -- Stands in for a missing excerpt; the site cuts it at 150 characters as a person counts them.
  case when coalesce(excerpt, '') = '' then left(content, 1000) end as opening,
  tags, image_url, created_at
from public.blog_posts;

create view public.listed_projects with (security_invoker = true) as
select id, title, category, left(description, 600) as summary, tags, thumbnail_url, created_at
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
