-- What every row has to keep to, whoever writes it. A rule that a form knows too refuses in the form's
-- own words (packages/model) with SQLSTATE 22023, which the data API answers as 400.
-- Triggers fire in the order of their names: rules, stamp, throttle, touch.

create function private.refuse(words text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = '22023', message = words;
end
$$;

-- Control characters go, line breaks and tabs inside stay; around it, what JavaScript trims.
create function private.tidy(value text) returns text
language sql immutable strict set search_path = ''
as $$
  select btrim(
    regexp_replace(value, E'[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u0080-\u009f]', '', 'g'),
    E' \t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
      '\u2028\u2029\u202f\u205f\u3000\ufeff'
  )
$$;

create function private.tidy_tags(value text[]) returns text[]
language sql immutable strict set search_path = ''
as $$
  select coalesce(array_agg(private.tidy(tag) order by place), '{}')
  from unnest(value) with ordinality as listed (tag, place)
  where private.tidy(tag) <> ''
$$;

-- Characters, as the forms count them. A missing value is left to NOT NULL.
create function private.check_length(
  value text, label text, fewest integer, most integer, too_short text default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  if char_length(value) < fewest then
    perform private.refuse(
      coalesce(too_short, format('%s must be at least %s characters', label, fewest))
    );
  elsif char_length(value) > most then
    perform private.refuse(
      format('%s must be at most %s characters', label, to_char(most, 'FM999,999,999'))
    );
  end if;
end
$$;

create function private.check_email(value text) returns void
language plpgsql set search_path = ''
as $$
begin
  if char_length(value) > 254 or value !~
    '^(?:[A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'
  then
    perform private.refuse('Please enter a valid email address');
  end if;
end
$$;

-- The forms ask the browser's own parser on top, which knows a few more hosts that cannot be.
create function private.check_url(value text) returns void
language plpgsql set search_path = ''
as $$
declare
  host text := regexp_replace(substring(value from '(?i)^https?://([^/?#\\]*)'), '^.*@', '');
begin
  if value is null then return; end if;
  if host is null or host !~ '^(\[[0-9a-fA-F:.]+\]|[^][ <>^|:@]+)(:[0-9]*)?$' then
    perform private.refuse('Please enter a valid URL');
  end if;
  perform private.check_length(value, 'URL', 0, 2048);
end
$$;

create function private.check_tags(value text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(value) > 50 then perform private.refuse('Use at most 50 tags'); end if;
end
$$;

create function private.message_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.tidy(new.name);
  new.email := private.tidy(new.email);
  new.mobile := nullif(private.tidy(new.mobile), '');
  new.message := private.tidy(new.message);
  perform private.check_length(new.name, 'Name', 2, 200);
  perform private.check_email(new.email);
  perform private.check_length(new.mobile, 'Mobile', 0, 40);
  perform private.check_length(new.message, 'Message', 10, 10000);
  return new;
end
$$;

create function private.post_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.title := private.tidy(new.title);
  new.slug := private.tidy(new.slug);
  new.excerpt := private.tidy(new.excerpt);
  new.content := private.tidy(new.content);
  new.tags := private.tidy_tags(new.tags);
  new.image_url := nullif(private.tidy(new.image_url), '');
  perform private.check_length(new.title, 'Title', 5, 300);
  perform private.check_length(new.slug, 'Slug', 3, 200);
  perform private.check_length(new.excerpt, 'Excerpt', 10, 1000);
  perform private.check_length(new.content, 'Content', 50, 200000);
  perform private.check_tags(new.tags);
  perform private.check_url(new.image_url);
  return new;
end
$$;

create function private.project_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.title := private.tidy(new.title);
  new.category := private.tidy(new.category);
  new.description := private.tidy(new.description);
  new.tags := private.tidy_tags(new.tags);
  new.thumbnail_url := nullif(private.tidy(new.thumbnail_url), '');
  perform private.check_length(new.title, 'Title', 3, 300);
  perform private.check_length(new.category, 'Category', 2, 100, 'Category is required');
  perform private.check_length(new.description, 'Description', 10, 20000);
  perform private.check_tags(new.tags);
  perform private.check_url(new.thumbnail_url);
  return new;
end
$$;

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

-- When a row was last changed; only the database's owner may say otherwise.
create function private.touch() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated')
    or (tg_op = 'UPDATE' and new.updated_at = old.updated_at)
  then
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- A salted hash of the visitor's network address; null where the request tells none.
-- Of an IPv6 address the first half counts: the second is the visitor's own to choose.
create function private.sender() returns bytea
language plpgsql stable set search_path = ''
as $$
declare
  settings private.settings;
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address text;
begin
  select * into settings from private.settings;
  address := coalesce(
    nullif(btrim(headers ->> settings.address_header), ''),
    nullif(btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')), '')
  );
  -- [address]:port, address:port, an IPv4 address in IPv6 notation.
  address := regexp_replace(address, '^\[(.*)\](:\d+)?$', '\1');
  address := regexp_replace(address, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  address := regexp_replace(address, '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i');
  begin
    if family(address::inet) = 6 then
      address := network(set_masklen(address::inet, 64))::text;
    end if;
  exception when invalid_text_representation then
    -- Not an address: as good a name as any.
    null;
  end;
  return sha256(convert_to(settings.salt || address, 'UTF8'));
end
$$;

-- Visitors' messages: the same words twice are stored once, and nobody can flood the list.
create function private.throttle() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sender bytea := private.sender();
  since timestamptz := now() - interval '10 minutes';
  rows integer := coalesce(nullif(current_setting('agency.rows', true), ''), '0')::integer + 1;
begin
  if rows > 5 then perform private.refuse('Send at most 5 messages at once'); end if;
  perform set_config('agency.rows', rows::text, true);

  -- One message at a time, until the transaction ends: two that arrive together see each other.
  perform pg_advisory_xact_lock(hashtext('contact_messages'));

  if exists (
    select from public.contact_messages
    where lower(email) = lower(new.email) and message = new.message and created_at > since
  ) then
    return null;
  end if;

  if (
    select count(*) from public.contact_messages
    where lower(email) = lower(new.email) and created_at > since
  ) >= 10 or (
    select count(*) from private.senders where address_hash = sender and sent_at > since
  ) >= 30 then
    -- The data API answers with this status.
    raise exception using errcode = 'PT429',
      message = 'Too many messages. Please wait ten minutes before you send another one.';
  end if;

  delete from private.senders where sent_at <= now() - interval '1 day';
  if sender is not null then
    insert into private.senders (address_hash) values (sender);
  end if;
  return new;
end
$$;

create trigger rules before insert or update on public.contact_messages
  for each row execute function private.message_rules();
create trigger rules before insert or update on public.blog_posts
  for each row execute function private.post_rules();
create trigger rules before insert or update on public.portfolio
  for each row execute function private.project_rules();

create trigger stamp before insert or update on public.contact_messages
  for each row execute function private.stamp();
create trigger stamp before insert or update on public.blog_posts
  for each row execute function private.stamp();
create trigger stamp before insert or update on public.portfolio
  for each row execute function private.stamp();

-- The seed and the owner's own hand are not held up.
create trigger throttle before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated')) execute function private.throttle();

create trigger touch before insert or update on public.blog_posts
  for each row execute function private.touch();
create trigger touch before insert or update on public.portfolio
  for each row execute function private.touch();

-- Forgets what has been kept long enough. Nothing calls it by itself; on a hosted project, daily:
--   select cron.schedule('sweep', '17 3 * * *', 'select private.sweep()');
create function private.sweep() returns void
language sql set search_path = ''
as $$
  delete from private.senders where sent_at <= now() - interval '1 day';
  delete from public.contact_messages
  where created_at <= now() - (select keep_messages from private.settings);
$$;

-- Names an admin: `select private.name_admin('owner@example.com')`. The account has to exist.
create function private.name_admin(address text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.admins
    select id from auth.users where lower(email) = lower(address)
    on conflict do nothing;
  if not exists (
    select from private.admins join auth.users on id = user_id where lower(email) = lower(address)
  ) then
    perform private.refuse(format('There is no account of %s', address));
  end if;
end
$$;

revoke all on all functions in schema private from public;
