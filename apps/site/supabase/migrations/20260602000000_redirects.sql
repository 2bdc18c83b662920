-- A post that gets another slug is still found under the old one. An old slug names the post and not its
-- next slug, so several changes make no chain and no loop.

create table if not exists private.former_slugs (
  slug text primary key,
  -- Without a reference: a post that is deleted and brought back has its old addresses again.
  post_id uuid not null,
  left_at timestamptz not null default now()
);
alter table private.former_slugs enable row level security;
alter table private.former_slugs force row level security;
revoke all on private.former_slugs from public, anon, authenticated;
grant select (slug, post_id) on private.former_slugs to anon, authenticated;
drop policy if exists "visitors read former slugs" on private.former_slugs;
create policy "visitors read former slugs" on private.former_slugs
  for select to anon using (true);
drop policy if exists "accounts read former slugs" on private.former_slugs;
create policy "accounts read former slugs" on private.former_slugs
  for select to authenticated using (true);

-- A slug that comes into use leads to the post that has it now.
create or replace function private.keep_former_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.former_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.slug <> new.slug then
    insert into private.former_slugs (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, left_at = excluded.left_at;
  end if;
  return null;
end
$$;
revoke all on function private.keep_former_slug() from public;

drop trigger if exists former_slug on public.blog_posts;
create trigger former_slug after insert or update of slug on public.blog_posts
  for each row execute function private.keep_former_slug();

-- Old slugs of posts that exist, and where they lead.
create or replace view public.moved_posts with (security_invoker = true) as
select former.slug as old_slug, post.slug
from private.former_slugs former join public.blog_posts post on post.id = former.post_id
where not exists (select from public.blog_posts used where used.slug = former.slug);

revoke all on public.moved_posts from public, anon, authenticated;
grant select on public.moved_posts to anon, authenticated;
