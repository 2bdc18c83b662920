-- Tables, row-level security and grants of the whole site.
-- Runs unchanged on the embedded backend and on a hosted project.

-- Who may administer: a list that no API can reach. An account that is not on it has no rights
-- beyond those of a visitor, however it came to exist.
create schema if not exists private;
revoke all on schema private from public;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade
);
alter table private.admins enable row level security;
revoke all on private.admins from public, anon, authenticated;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from private.admins where user_id = (select auth.uid()))
$$;
revoke all on function private.is_admin() from public;
grant usage on schema private to authenticated;
grant execute on function private.is_admin() to authenticated;

-- Lets an account ask about itself, so that the panel can say what it may not do.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select private.is_admin()
$$;
revoke all on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated;

-- Identity and age of a row are the database's to give, whatever a client sends.
create function private.stamp() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.id := gen_random_uuid();
      new.created_at := now();
    else
      new.id := old.id;
      new.created_at := old.created_at;
    end if;
  end if;
  return new;
end
$$;
revoke all on function private.stamp() from public;

-- Lengths count characters without surrounding white space, as the forms do.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name, E' \t\n\r')) between 2 and 200),
  email text not null check (
    char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  mobile text check (char_length(mobile) between 1 and 40),
  message text not null check (char_length(btrim(message, E' \t\n\r')) between 10 and 10000),
  created_at timestamptz not null default now()
);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title, E' \t\n\r')) between 5 and 300),
  slug text not null unique check (char_length(btrim(slug, E' \t\n\r')) between 3 and 200),
  content text not null check (char_length(btrim(content, E' \t\n\r')) between 50 and 200000),
  excerpt text check (char_length(btrim(excerpt, E' \t\n\r')) between 10 and 1000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  image_url text check (char_length(image_url) <= 2048 and image_url ~* '^https?://'),
  created_at timestamptz not null default now()
);

create table public.portfolio (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title, E' \t\n\r')) between 3 and 300),
  category text not null check (char_length(btrim(category, E' \t\n\r')) between 2 and 100),
  description text not null check (char_length(btrim(description, E' \t\n\r')) between 10 and 20000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  thumbnail_url text check (char_length(thumbnail_url) <= 2048 and thumbnail_url ~* '^https?://'),
  created_at timestamptz not null default now()
);

-- Every list is read newest first, with id as tie-break.
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index blog_posts_newest on public.blog_posts (created_at desc, id desc);
create index portfolio_newest on public.portfolio (created_at desc, id desc);

create trigger stamp before insert or update on public.contact_messages
  for each row execute function private.stamp();
create trigger stamp before insert or update on public.blog_posts
  for each row execute function private.stamp();
create trigger stamp before insert or update on public.portfolio
  for each row execute function private.stamp();

alter table public.contact_messages enable row level security;
alter table public.blog_posts enable row level security;
alter table public.portfolio enable row level security;

-- One policy per role and verb.
create policy "visitors send messages" on public.contact_messages
  for insert to anon with check (true);
create policy "accounts send messages" on public.contact_messages
  for insert to authenticated with check (true);
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

create policy "visitors read posts" on public.blog_posts
  for select to anon using (true);
create policy "accounts read posts" on public.blog_posts
  for select to authenticated using (true);
create policy "admins create posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins update posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

create policy "visitors read projects" on public.portfolio
  for select to anon using (true);
create policy "accounts read projects" on public.portfolio
  for select to authenticated using (true);
create policy "admins create projects" on public.portfolio
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins update projects" on public.portfolio
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete projects" on public.portfolio
  for delete to authenticated using ((select private.is_admin()));

-- Hosted projects grant nothing by themselves, and no more than this is needed.
revoke all on public.contact_messages, public.blog_posts, public.portfolio
  from public, anon, authenticated;
grant insert (name, email, mobile, message) on public.contact_messages to anon, authenticated;
grant select, delete on public.contact_messages to authenticated;
grant select on public.blog_posts, public.portfolio to anon, authenticated;
grant insert (title, slug, content, excerpt, tags, image_url),
      update (title, slug, content, excerpt, tags, image_url),
      delete on public.blog_posts to authenticated;
grant insert (title, category, description, tags, thumbnail_url),
      update (title, category, description, tags, thumbnail_url),
      delete on public.portfolio to authenticated;
