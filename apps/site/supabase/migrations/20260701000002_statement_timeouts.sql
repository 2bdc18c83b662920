-- How long a statement of the API may take: the data API sets what its roles have. Three seconds for a
-- visitor and eight for an account are what hosted projects begin with; a time that is set already
-- stays, and so does one that this role may not set.
do $$
declare
  limited record;
begin
  for limited in
    select * from (values ('anon', '3s'), ('authenticated', '8s')) as limits (role, time)
    where not exists (
      select from pg_catalog.pg_roles, unnest(rolconfig) setting
      where rolname = role and setting like 'statement\_timeout=%'
    )
  loop
    execute format('alter role %I set statement_timeout = %L', limited.role, limited.time);
  end loop;
  -- The data API reads them anew.
  perform pg_catalog.pg_notify('pgrst', 'reload config');
exception when others then
  raise warning 'No time limit was set for statements of the API: %', sqlerrm;
end
$$;
