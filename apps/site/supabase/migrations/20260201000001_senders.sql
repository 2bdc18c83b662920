-- How visitors' messages are limited and folded. What a sender is answered depends on what the same
-- sender sent before, never on other senders' messages: an answer tells nothing about them.

-- A line for each accepted message. Salted hashes alone: enough to count, too little to tell who it was.
create table private.senders (
  -- The message's.
  id uuid primary key default gen_random_uuid(),
  -- An IPv4 address or an IPv6 /64, which one customer has to itself.
  address_hash bytea not null,
  -- An IPv6 /48, the most that a provider gives one customer; else the same as the address.
  network_hash bytea not null,
  email_hash bytea not null,
  content_hash bytea not null,
  sent_at timestamptz not null default now()
);
create index senders_of_address on private.senders (address_hash, email_hash, sent_at);
create index senders_of_network on private.senders (network_hash, sent_at);
create index senders_by_age on private.senders (sent_at);
alter table private.senders enable row level security;
revoke all on private.senders from public, anon, authenticated;

create function private.salted(value text) returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to(salt || value, 'UTF8')) from private.settings
$$;

-- Names the proxy that the project is reached through: the header in which it puts the visitor's
-- address (overwriting what a visitor sends), and a header with a secret that only the proxy knows.
--   select private.trust_proxy('x-real-ip', 'x-proxy-secret', '<long random text>');
-- Without a secret the header is believed in every request: safe only where no request can reach the
-- project around the proxy. `select private.trust_proxy(null)` believes none again.
create function private.trust_proxy(
  header text, secret_header text default null, secret text default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  if (secret_header is null) <> (secret is null) then
    perform private.refuse('Give both the header of the secret and the secret, or neither');
  end if;
  update private.settings set
    proxy_header = lower(header),
    proxy_secret_header = lower(secret_header),
    proxy_secret_hash = private.salted('proxy ' || secret);
end
$$;

-- The visitor's network address; null where the headers name none. Only what a proxy wrote counts:
-- the trusted one's header, else the last address of `x-forwarded-for`, which is appended by the
-- gateway before the data API. A visitor can write what stands before it, and nothing after it.
create function private.address_of_request() returns inet
language plpgsql stable set search_path = ''
as $$
declare
  settings private.settings;
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text;
begin
  select * into settings from private.settings;
  if settings.proxy_header is not null and (
    settings.proxy_secret_hash is null or settings.proxy_secret_hash
      = private.salted('proxy ' || (headers ->> settings.proxy_secret_header))
  ) then
    address := btrim(headers ->> settings.proxy_header);
  else
    address := btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''));
  end if;
  -- [address]:port, address:port.
  address := regexp_replace(address, '^\[(.*)\](:\d+)?$', '\1');
  address := regexp_replace(address, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  -- Parsed and printed once, an IPv4 address in IPv6 notation has one form.
  return regexp_replace(host(address::inet), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1')::inet;
exception when invalid_text_representation then
  return null;
end
$$;

-- Whether the data API told the headers of its request, as PostgREST does for each one. The embedded
-- backend does not, and serves one machine.
create function private.has_headers() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(current_setting('request.headers', true), '') <> ''
$$;

-- The line that a message is counted by. Requests without a readable address are one sender.
create function private.line_of(message public.contact_messages) returns private.senders
language plpgsql stable set search_path = ''
as $$
declare
  address inet := private.address_of_request();
  line private.senders;
begin
  line.id := message.id;
  line.sent_at := now();
  line.address_hash := private.salted('address ' || coalesce(
    case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end,
    'unknown'
  ));
  line.network_hash := case family(address)
    when 6 then private.salted('network ' || network(set_masklen(address, 48))::text)
    else line.address_hash
  end;
  line.email_hash := private.salted('email ' || lower(message.email));
  line.content_hash := private.salted('content ' || jsonb_build_array(
    message.name, message.email, message.mobile, message.message
  )::text);
  return line;
end
$$;

-- Limits of ten minutes: messages of an address, of a network, different ones of an e-mail address as
-- far as the same network address sent them (others can't use up that allowance), and of all.
create function private.check_limits(line private.senders) returns void
language plpgsql stable set search_path = ''
as $$
declare
  since timestamptz := now() - interval '10 minutes';
begin
  if private.has_headers() and (
    (select count(*) from private.senders
      where address_hash = line.address_hash and sent_at > since) >= 30
    or (select count(*) from private.senders
      where network_hash = line.network_hash and sent_at > since) >= 60
  ) or (
    select count(distinct content_hash) from private.senders
    where address_hash = line.address_hash and email_hash = line.email_hash and sent_at > since
      and content_hash <> line.content_hash
  ) >= 10 or (
    select count(*) from private.senders where sent_at > since
  ) >= (select most_messages from private.settings) then
    -- The data API answers with this status.
    raise exception using errcode = 'PT429',
      message = 'Too many messages. Please wait ten minutes before you send another one.';
  end if;
end
$$;

-- Before a row is written: refuses at once, without a lock, what is refused in any case.
create function private.throttle() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  rows integer := coalesce(nullif(current_setting('agency.rows', true), ''), '0')::integer + 1;
begin
  if rows > 5 then perform private.refuse('Send at most 5 messages at once'); end if;
  perform set_config('agency.rows', rows::text, true);
  perform private.check_limits(private.line_of(new));
  return new;
end
$$;

-- The seed and the owner's own hand are not held up.
create trigger throttle before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated')) execute function private.throttle();

-- After a request's rows are written: counts them, and removes those that are stored already. A
-- removed row was inserted first, so the answer, a count of rows included, is the same either way.
create function private.settle() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key bigint;
  message public.contact_messages;
  line private.senders;
begin
  -- Requests of one address, and of one e-mail address, take turns until their transactions end, so
  -- that two that arrive together see each other. Sorted keys: no two requests wait for one another.
  for key in
    select distinct hashtextextended(encode(hash, 'hex'), 0)
    from sent, private.line_of(sent) own, lateral (values (own.email_hash), (
      case when private.has_headers() then own.address_hash end
    )) as locked (hash)
    where hash is not null order by 1
  loop
    perform pg_advisory_xact_lock(key);
  end loop;

  for message in select * from sent loop
    line := private.line_of(message);
    perform private.check_limits(line);
    insert into private.senders select line.*;
    delete from public.contact_messages
    where id = message.id and exists (
      select from public.contact_messages stored
      where lower(stored.email) = lower(message.email)
        and stored.created_at > now() - interval '10 minutes' and stored.id <> message.id
        and (stored.name, stored.email, stored.message)
          = (message.name, message.email, message.message)
        and stored.mobile is not distinct from message.mobile
    );
  end loop;

  perform private.sweep(100);
  return null;
end
$$;

create trigger settle after insert on public.contact_messages referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.settle();

revoke all on all functions in schema private from public;
