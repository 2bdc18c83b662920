-- What long lists are read from: entries without their long texts, and how many entries there are. The
-- views have the caller's rights, so the policies of the tables decide.

create or replace view public.listed_posts with (security_invoker = true) as
select id, title, slug, excerpt,
  -- Stands in for a missing excerpt; the site cuts it at 150 characters as a person counts them.
  case when coalesce(excerpt, '') = '' then left(content, 1000) end as opening,
  tags, image_url, created_at
from public.blog_posts;

create or replace view public.listed_projects with (security_invoker = true) as
select id, title, category, left(description, 600) as summary, tags, thumbnail_url, created_at
from public.portfolio;

-- One row for the posts, and one for each category of projects.
create or replace view public.list_counts with (security_invoker = true) as
select 'blog_posts' as list, null::text as category, count(*)::int as entries,
  max(created_at) as newest
from public.blog_posts
union all
select 'portfolio', category, count(*)::int, max(created_at)
from public.portfolio
group by category;

create index if not exists portfolio_of_category_newest
  on public.portfolio (category, created_at desc, id desc);

revoke all on public.listed_posts, public.listed_projects, public.list_counts
  from public, anon, authenticated;
grant select on public.listed_posts, public.listed_projects, public.list_counts
  to anon, authenticated;
