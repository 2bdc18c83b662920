-- What admins changed: who, what, when, before and after, for 90 days. Triggers write it, so no client
-- can leave it out; it is read through the functions below, and an earlier state can be restored.

create table private.audit_log (
  id bigint generated always as identity primary key,
  made_at timestamptz not null default now(),
  -- The account; null for the database's owner and for a service key.
  made_by uuid,
  made_by_email text,
  action text not null check (action in ('insert', 'update', 'delete')),
  entry_table text not null,
  entry_id uuid not null,
  -- The whole row; null before an insert and after a delete. Of a message neither is kept.
  before jsonb,
  after jsonb
);
create index audit_log_of_entry on private.audit_log (entry_table, entry_id, id);
create index audit_log_by_age on private.audit_log (made_at);
alter table private.audit_log enable row level security;
revoke all on private.audit_log from public, anon, authenticated;
grant select on private.audit_log to authenticated;
create policy "admins read the history" on private.audit_log
  for select to authenticated using ((select public.is_admin()));

create function private.record_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  account uuid := auth.uid();
begin
  -- Saving without a change is not recorded.
  if before - 'updated_at' = after - 'updated_at' then return null; end if;
  -- Of a message only the deletion is recorded: people may ask to have theirs deleted.
  if tg_table_name = 'contact_messages' then
    insert into private.audit_log (made_by, made_by_email, action, entry_table, entry_id)
    values (account, (select email from auth.users where id = account), 'delete', tg_table_name,
      old.id);
  else
    insert into private.audit_log
      (made_by, made_by_email, action, entry_table, entry_id, before, after)
    values (account, (select email from auth.users where id = account), lower(tg_op),
      tg_table_name, (coalesce(after, before) ->> 'id')::uuid, before, after);
  end if;
  return null;
end
$$;

create trigger record after insert or update or delete on public.blog_posts
  for each row execute function private.record_change();
create trigger record after insert or update or delete on public.portfolio
  for each row execute function private.record_change();
-- Neither what the sweep removes nor a folded message is recorded.
create trigger record after delete on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.record_change();

-- The functions run with the caller's rights: an account that is no admin gets an empty answer. Their
-- bodies are parsed when they are created, so callers need no usage of the schema.

-- The newest 100 changes of an entry, newest first:
-- [{ id, made_at, made_by, action, changed: [column] }]
create function public.entry_history(entry_table text, entry_id uuid) returns jsonb
language sql stable security invoker set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', newest.id, 'made_at', newest.made_at, 'made_by', newest.made_by_email,
    'action', newest.action, 'changed', (
      select coalesce(jsonb_agg(field.key order by field.key), '[]')
      from jsonb_each(newest.after) field
      where newest.action = 'update' and field.key <> 'updated_at'
        and newest.before -> field.key is distinct from field.value
    )
  ) order by newest.id desc), '[]')
  from (
    select * from private.audit_log logged
    where logged.entry_table = entry_history.entry_table
      and logged.entry_id = entry_history.entry_id
    order by logged.id desc limit 100
  ) newest
);

-- One change with its texts: { id, made_at, made_by, action, entry_table, entry_id, before, after };
-- null when there is none.
create function public.entry_version(version bigint) returns jsonb
language sql stable security invoker set search_path = ''
return (
  select jsonb_build_object(
    'id', logged.id, 'made_at', logged.made_at, 'made_by', logged.made_by_email,
    'action', logged.action, 'entry_table', logged.entry_table, 'entry_id', logged.entry_id,
    'before', logged.before, 'after', logged.after
  )
  from private.audit_log logged where logged.id = entry_version.version
);

-- The 100 entries of a table that were deleted last, in the last 30 days, and have not been restored,
-- newest first; the change itself is kept as long as any other:
-- [{ id, entry_id, title, made_at, made_by }]; `id` is what entry_version and restore_entry take.
create function public.deleted_entries(entry_table text) returns jsonb
language sql stable security invoker set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', gone.id, 'entry_id', gone.entry_id, 'title', gone.before ->> 'title',
    'made_at', gone.made_at, 'made_by', gone.made_by_email
  ) order by gone.id desc), '[]')
  from (
    select * from private.audit_log logged
    where logged.entry_table = deleted_entries.entry_table and logged.action = 'delete'
      and logged.made_at > now() - interval '30 days'
      and not exists (select from public.blog_posts p where p.id = logged.entry_id)
      and not exists (select from public.portfolio p where p.id = logged.entry_id)
      and not exists (
        select from private.audit_log later
        where later.entry_table = logged.entry_table and later.entry_id = logged.entry_id
          and later.action = 'delete' and later.id > logged.id
      )
    order by logged.id desc limit 100
  ) gone
);

-- What an admin asks to be restored: the trigger restores it and deletes the row.
create table private.restores (
  version bigint primary key
);
alter table private.restores enable row level security;
revoke all on private.restores from public, anon, authenticated;
grant insert (version) on private.restores to authenticated;
create policy "admins restore" on private.restores
  for insert to authenticated with check ((select private.acts_as_admin()));

-- Gives an entry the state it had before a change; a deleted one gets its id and date back, so its
-- address is the old one. After the insert, because policies are asked before that and not earlier.
create function private.restore() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  logged private.audit_log;
begin
  delete from private.restores where version = new.version;
  select * into logged from private.audit_log where id = new.version;
  if logged.before is null then perform private.refuse('There is nothing to restore.'); end if;
  logged.before := logged.before || jsonb_build_object('updated_at', now());
  if logged.entry_table = 'blog_posts' then
    insert into public.blog_posts
    select * from jsonb_populate_record(null::public.blog_posts, logged.before)
    on conflict (id) do update set
      (title, slug, content, excerpt, tags, image_url) = (
        excluded.title, excluded.slug, excluded.content, excluded.excerpt, excluded.tags,
        excluded.image_url
      );
  else
    insert into public.portfolio
    select * from jsonb_populate_record(null::public.portfolio, logged.before)
    on conflict (id) do update set
      (title, category, description, tags, thumbnail_url) = (
        excluded.title, excluded.category, excluded.description, excluded.tags,
        excluded.thumbnail_url
      );
  end if;
  return null;
end
$$;

create trigger restore after insert on private.restores
  for each row execute function private.restore();

-- Undoes a change: the entry is again what it was before it. Refused where nothing was before.
-- In quotes, because the embedded backend splits a migration at the semicolon of an atomic body.
do $do$
begin
  execute $function$
    create function public.restore_entry(version bigint) returns void
    language sql volatile security invoker set search_path = ''
    begin atomic
      insert into private.restores (version) values (restore_entry.version);
    end
  $function$;
end
$do$;

revoke all on all functions in schema private from public;
revoke all on function public.entry_history(text, uuid), public.entry_version(bigint),
  public.deleted_entries(text), public.restore_entry(bigint) from public, anon;
grant execute on function public.entry_history(text, uuid), public.entry_version(bigint),
  public.deleted_entries(text), public.restore_entry(bigint) to authenticated;
