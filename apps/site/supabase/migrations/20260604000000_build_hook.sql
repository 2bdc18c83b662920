-- Lets an admin start a build of the site. The address of the build hook is a secret of the database: who
-- knows it can start builds.

-- A view runs with its owner's rights, so no API role reads the settings.
create view private.publishing as
  select build_hook is not null as has_hook from private.settings;
revoke all on private.publishing from public, anon, authenticated;
grant select on private.publishing to authenticated;

-- What an admin asks to be built: the trigger calls the hook and deletes the row.
create table private.builds (
  asked_at timestamptz primary key
);
alter table private.builds enable row level security;
revoke all on private.builds from public, anon, authenticated;
grant insert (asked_at) on private.builds to authenticated;
create policy "admins start builds" on private.builds
  for insert to authenticated with check ((select private.acts_as_admin()));

-- After the insert, because policies are asked before that and not earlier.
create function private.start_build() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hook text := (select build_hook from private.settings);
begin
  delete from private.builds where asked_at = new.asked_at;
  if hook is null then perform private.refuse('No build hook is set.'); end if;
  if to_regnamespace('net') is null then
    perform private.refuse('The extension pg_net is not enabled.');
  end if;
  -- It sends the request after the commit.
  perform net.http_post(url := hook);
  return null;
end
$$;

create trigger start_build after insert on private.builds
  for each row execute function private.start_build();

create function public.has_build_hook() returns boolean
language sql stable security invoker set search_path = ''
return public.is_admin() and (select has_hook from private.publishing);

-- In quotes, because the embedded backend splits a migration at the semicolon of an atomic body.
do $do$
begin
  execute $function$
    create function public.start_build() returns void
    language sql volatile security invoker set search_path = ''
    begin atomic
      insert into private.builds (asked_at) values (clock_timestamp());
    end
  $function$;
end
$do$;

revoke all on all functions in schema private from public;
revoke all on function public.has_build_hook(), public.start_build() from public, anon;
grant execute on function public.has_build_hook(), public.start_build() to authenticated;
