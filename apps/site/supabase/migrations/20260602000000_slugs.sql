-- The addresses of posts. A slug in use is refused in the form's words. A post that gets another slug is
-- still found under the old one; an old slug names the post and not its next slug, so several changes
-- make no chain and no loop.

-- Two posts that arrive together are left to the constraint, which has words of its own.
create function private.check_slug_is_free() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.blog_posts
    where slug = new.slug and id <> case tg_op when 'UPDATE' then old.id else new.id end
  ) then
    raise exception using errcode = 'unique_violation',
      message = 'Another post already uses this slug.';
  end if;
  return new;
end
$$;

-- Fires after `rules` has tidied the slug, and not for callers that the policies refuse afterwards.
create trigger slug before insert or update on public.blog_posts
  for each row when (
    case current_user
      when 'anon' then false when 'authenticated' then private.acts_as_admin() else true
    end
  ) execute function private.check_slug_is_free();

create table private.former_slugs (
  slug text primary key,
  -- Without a reference: a post that is deleted and brought back has its old addresses again.
  post_id uuid not null,
  left_at timestamptz not null default now()
);
alter table private.former_slugs enable row level security;
alter table private.former_slugs force row level security;
revoke all on private.former_slugs from public, anon, authenticated;
grant select (slug, post_id) on private.former_slugs to anon, authenticated;
create policy "visitors read former slugs" on private.former_slugs
  for select to anon using (true);
create policy "accounts read former slugs" on private.former_slugs
  for select to authenticated using (true);

-- A slug that comes into use leads to the post that has it now.
create function private.keep_former_slug() returns trigger
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

create trigger former_slug after insert or update of slug on public.blog_posts
  for each row execute function private.keep_former_slug();

-- Old slugs of posts that exist, and where they lead.
create view public.moved_posts with (security_invoker = true) as
select former.slug as old_slug, post.slug
from private.former_slugs former join public.blog_posts post on post.id = former.post_id
where not exists (select from public.blog_posts used where used.slug = former.slug);

revoke all on all functions in schema private from public;
revoke all on public.moved_posts from public, anon, authenticated;
grant select on public.moved_posts to anon, authenticated;
