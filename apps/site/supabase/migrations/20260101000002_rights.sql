-- Who may do what. An admin is a listed account, with its second factor where it has one, and for writes
-- with a session that has not been ended. One policy per role and verb; the embedded backend grants
-- every table to everyone, so the policies have to suffice alone, and so have the grants on a hosted
-- project.

-- An account that is not on this list has no rights beyond a visitor's, however it came to exist.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade
);
alter table private.admins enable row level security;
revoke all on private.admins from public, anon, authenticated;
grant select (user_id) on private.admins to authenticated;
-- The list shows each account its own entry, and nobody another's.
create policy "accounts see themselves" on private.admins
  for select to authenticated using (user_id = (select auth.uid()));

-- Names an admin: `select private.name_admin('owner@example.com')`. There has to be one account of
-- that address, and it has to have proved that the address is its own.
create function private.name_admin(address text) returns void
language plpgsql set search_path = ''
as $$
declare
  accounts uuid[] := array(select id from auth.users where lower(email) = lower(address));
begin
  if cardinality(accounts) = 0 then
    perform private.refuse(format('There is no account of %s', address));
  elsif cardinality(accounts) > 1 then
    perform private.refuse(format('More than one account has the address %s', address));
  elsif exists (select from auth.users where id = accounts[1] and email_confirmed_at is null) then
    perform private.refuse(format('The account of %s has not confirmed its address', address));
  end if;
  insert into private.admins values (accounts[1]) on conflict do nothing;
end
$$;

-- One row about the caller. A view runs with its owner's rights, so no API role needs any in `auth`.
-- Conditions on tables of `auth` that a backend lacks are left out: the embedded one has no factors.
-- Run it again when the auth service was set up after the migrations.
create function private.describe_caller() returns void
language plpgsql set search_path = ''
as $body$
declare
  -- A verified factor asks for a token of the second assurance level.
  assured text := 'true';
  alive text := 'true';
begin
  if to_regclass('auth.mfa_factors') is not null then
    assured := $$
      coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', '') = 'aal2'
      or not exists (
        select from auth.mfa_factors f
        where f.user_id = (select auth.uid()) and f.status::text = 'verified'
      ) $$;
  end if;
  if to_regclass('auth.sessions') is not null then
    alive := $$
      exists (
        select from auth.sessions s
        where s.user_id = (select auth.uid())
          and s.id = nullif(
            nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', ''
          )::uuid
          and (s.not_after is null or s.not_after > now())
      ) $$;
  end if;
  execute format(
    'create or replace view private.caller as select (%s) as assured, (%s) as alive', assured, alive
  );
end
$body$;
select private.describe_caller();
revoke all on private.caller from public, anon, authenticated;
grant select on private.caller to authenticated;

-- Whether the caller is an admin: whether the list shows anything. It runs with the caller's own
-- rights, and its body was understood when it was made, so nobody needs a way into the schema.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
return exists (select from private.admins) and (select assured from private.caller);

-- Whether the caller may write as an admin: a signed-out token is good for an hour, but no longer for this.
create function private.acts_as_admin() returns boolean
language sql stable security invoker set search_path = ''
return public.is_admin() and (select alive from private.caller);

revoke all on all functions in schema private from public;
revoke all on function public.is_admin() from public, anon;
grant execute on function public.is_admin(), private.acts_as_admin() to authenticated;

create policy "visitors send messages" on public.contact_messages
  for insert to anon with check (created_at = now());
create policy "accounts send messages" on public.contact_messages
  for insert to authenticated with check (created_at = now());
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select public.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated using ((select private.acts_as_admin()));

create policy "visitors read posts" on public.blog_posts
  for select to anon using (true);
create policy "accounts read posts" on public.blog_posts
  for select to authenticated using (true);
create policy "admins create posts" on public.blog_posts
  for insert to authenticated with check ((select private.acts_as_admin()));
create policy "admins update posts" on public.blog_posts
  for update to authenticated
  using ((select private.acts_as_admin())) with check ((select private.acts_as_admin()));
create policy "admins delete posts" on public.blog_posts
  for delete to authenticated using ((select private.acts_as_admin()));

create policy "visitors read projects" on public.portfolio
  for select to anon using (true);
create policy "accounts read projects" on public.portfolio
  for select to authenticated using (true);
create policy "admins create projects" on public.portfolio
  for insert to authenticated with check ((select private.acts_as_admin()));
create policy "admins update projects" on public.portfolio
  for update to authenticated
  using ((select private.acts_as_admin())) with check ((select private.acts_as_admin()));
create policy "admins delete projects" on public.portfolio
  for delete to authenticated using ((select private.acts_as_admin()));

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
