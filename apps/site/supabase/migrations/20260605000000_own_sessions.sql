-- Where an account is signed in, for its own eyes.

-- A view runs with its owner's rights, so no API role needs any in `auth`. The columns are read through
-- JSON: not every auth service has each of them, and some have no sessions.
-- Run it again when the auth service was set up after the migrations.
create function private.describe_sessions() returns void
language plpgsql set search_path = ''
as $body$
declare
  sessions text := 'select null::uuid as id, null::jsonb as known where false';
begin
  if to_regclass('auth.sessions') is not null then
    sessions := $$
      select s.id, to_jsonb(s) as known from auth.sessions s
      where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    $$;
  end if;
  execute format('create or replace view private.own_sessions as %s', sessions);
end
$body$;
select private.describe_sessions();
revoke all on private.own_sessions from public, anon, authenticated;
grant select on private.own_sessions to authenticated;

-- The sessions of the caller's account, the one that was used last first:
-- [{ id, used_at, user_agent, current }]
create function public.own_sessions() returns jsonb
language sql stable security invoker set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', own.id, 'used_at', own.used_at, 'user_agent', own.known ->> 'user_agent',
    'current', own.id::text = coalesce(
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', ''
    )
  ) order by own.used_at desc nulls last, own.id), '[]')
  from (
    select id, known, coalesce(
      known ->> 'refreshed_at', known ->> 'updated_at', known ->> 'created_at'
    )::timestamptz as used_at
    from private.own_sessions
  ) own
);

revoke all on all functions in schema private from public;
revoke all on function public.own_sessions() from public, anon;
grant execute on function public.own_sessions() to authenticated;
