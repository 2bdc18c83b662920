-- Which messages the agency was mailed, so that none is mailed twice and a failed mail is tried again.
-- Only the service key of the Edge Function reaches this; a visitor's insert never waits for it.

create table private.mails (
  message_id uuid primary key,
  attempts integer not null default 1,
  tried_at timestamptz not null default now(),
  -- Null until a mail server has taken it.
  sent_at timestamptz,
  -- Beyond the limits of a day: it is never mailed.
  withheld boolean not null default false
);
create index mails_by_age on private.mails (tried_at);
create index mails_by_age_not_withheld on private.mails (tried_at) where not withheld;
alter table private.mails enable row level security;
alter table private.mails force row level security;
revoke all on private.mails from public, anon, authenticated;

-- Hosted projects have the role, others may not.
do $do$
begin
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$do$;

-- Takes messages that are to be mailed now, for one caller alone: a message that is named, or up to ten of
-- the last day that nobody has mailed. What failed waits 2, 4, 8 … minutes for its next attempt. Beyond the
-- limits of a day, of all mails and of those from one network, messages are stored without a mail;
-- `is_last` marks the mail that says so.
create function private.claim_mails(chosen uuid) returns setof jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message public.contact_messages;
  remaining bigint;
begin
  -- Callers take turns, so that each one counts what the others have claimed.
  perform pg_advisory_xact_lock(hashtextextended('mails', 0));
  for message in
    select * from public.contact_messages sent
    where case when chosen is null then created_at > now() - interval '1 day' else id = chosen end
      and not exists (
        select from private.mails mailed
        where mailed.message_id = sent.id and (
          mailed.withheld or mailed.sent_at is not null
          or mailed.tried_at > now() - interval '1 minute' * power(2, least(mailed.attempts, 10))
        )
      )
    order by created_at limit 10
  loop
    select least(
      (select most_mails from private.settings) - count(*),
      (select most_mails_of_network from private.settings) - count(*) filter (
        where sender.network_hash = (select network_hash from private.senders where id = message.id)
      )
    ) into remaining
    from private.mails mailed left join private.senders sender on sender.id = mailed.message_id
    where mailed.tried_at > now() - interval '1 day' and not mailed.withheld
      and mailed.message_id <> message.id;
    insert into private.mails as mailed (message_id, withheld) values (message.id, remaining < 1)
    on conflict (message_id) do update
      set attempts = mailed.attempts + 1, tried_at = excluded.tried_at;
    if remaining > 0 then
      return next to_jsonb(message) || jsonb_build_object('is_last', remaining = 1);
    end if;
  end loop;
end
$$;

create function private.settle_mail(chosen uuid) returns void
language sql security definer set search_path = ''
as $$
  update private.mails set sent_at = now() where message_id = chosen
$$;

-- In quotes, because the embedded backend splits a migration at the semicolon of an atomic body.
do $do$
begin
  execute $function$
    create function public.claim_mails(chosen uuid default null)
    returns setof jsonb
    language sql volatile security invoker set search_path = ''
    begin atomic
      select private.claim_mails(claim_mails.chosen);
    end
  $function$;
  execute $function$
    create function public.settle_mail(chosen uuid) returns void
    language sql volatile security invoker set search_path = ''
    begin atomic
      select private.settle_mail(settle_mail.chosen);
    end
  $function$;
end
$do$;

revoke all on all functions in schema private from public;
revoke all on function public.claim_mails(uuid), public.settle_mail(uuid)
  from public, anon, authenticated;
grant execute on function private.claim_mails(uuid), private.settle_mail(uuid),
  public.claim_mails(uuid), public.settle_mail(uuid) to service_role;
