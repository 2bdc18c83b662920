-- Who counts as an admin: a listed account, with its second factor where it has one, and for writes
-- with a session that has not been ended.

-- One row about the caller. A view runs with its owner's rights, so no API role needs any in `auth`.
-- Conditions on tables of `auth` that a backend lacks are left out: the embedded one has no factors.
-- Run it again when the auth service was set up after the migrations.
create or replace function private.describe_caller() returns void
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

create or replace function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
return exists (select from private.admins) and (select assured from private.caller);

-- Whether the caller may write as an admin: a signed-out token is good for an hour, but no longer for this.
create or replace function private.acts_as_admin() returns boolean
language sql stable security invoker set search_path = ''
return public.is_admin() and (select alive from private.caller);

alter policy "admins delete messages" on public.contact_messages
  using ((select private.acts_as_admin()));
alter policy "admins create posts" on public.blog_posts
  with check ((select private.acts_as_admin()));
alter policy "admins update posts" on public.blog_posts
  using ((select private.acts_as_admin())) with check ((select private.acts_as_admin()));
alter policy "admins delete posts" on public.blog_posts
  using ((select private.acts_as_admin()));
alter policy "admins create projects" on public.portfolio
  with check ((select private.acts_as_admin()));
alter policy "admins update projects" on public.portfolio
  using ((select private.acts_as_admin())) with check ((select private.acts_as_admin()));
alter policy "admins delete projects" on public.portfolio
  using ((select private.acts_as_admin()));

-- A slug in use is refused in the form's words. Two that arrive together are left to the constraint,
-- which has words of its own.
create or replace function private.check_slug_is_free() returns trigger
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
drop trigger if exists slug on public.blog_posts;
create trigger slug before insert or update on public.blog_posts
  for each row when (
    case current_user
      when 'anon' then false when 'authenticated' then private.acts_as_admin() else true
    end
  ) execute function private.check_slug_is_free();

-- Names an admin: `select private.name_admin('owner@example.com')`. There has to be one account of
-- that address, and it has to have proved that the address is its own.
create or replace function private.name_admin(address text) returns void
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

revoke all on all functions in schema private from public;
revoke all on function public.is_admin() from public, anon;
grant execute on function public.is_admin(), private.acts_as_admin() to authenticated;
