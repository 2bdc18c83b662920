-- Forgets what has been kept long enough, or the oldest so many rows of it. Each stored message and each
-- change of an entry calls it for a hundred rows; on a project with pg_cron it runs daily as well.
create function private.sweep(most integer default null) returns void
language sql set search_path = ''
as $$
  delete from private.senders where id in (
    select id from private.senders where sent_at <= now() - interval '1 day'
    order by sent_at limit most for update skip locked
  );
  delete from public.contact_messages where id in (
    select id from public.contact_messages
    where created_at <= now() - (select keep_messages from private.settings)
    order by created_at limit most for update skip locked
  );
  delete from private.audit_log where id in (
    select id from private.audit_log
    where made_at <= now() - (select keep_history from private.settings)
    order by made_at limit most for update skip locked
  );
  delete from private.mails where message_id in (
    select message_id from private.mails where tried_at <= now() - interval '30 days'
    order by tried_at limit most for update skip locked
  );
$$;

-- Without pg_cron, what admins write sweeps as well as what visitors send.
create function private.sweep_some() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.sweep(100);
  return null;
end
$$;

create trigger sweep after insert or update or delete on public.blog_posts
  for each statement execute function private.sweep_some();
create trigger sweep after insert or update or delete on public.portfolio
  for each statement execute function private.sweep_some();

-- Lets pg_cron sweep daily. @returns false where that extension is not enabled
create function private.schedule_sweep() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from pg_proc where proname = 'schedule' and pronamespace = to_regnamespace('cron')
  ) then
    return false;
  end if;
  execute $cron$ select cron.schedule('sweep', '17 3 * * *', 'select private.sweep()') $cron$;
  return true;
end
$$;
select private.schedule_sweep();

revoke all on all functions in schema private from public;
