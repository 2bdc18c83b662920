-- What is stored. Runs unchanged on the embedded backend, on PostgreSQL and on a hosted project.

-- What no API reaches: who administers, how visitors are limited, how long messages are kept.
create schema if not exists private;
revoke all on schema private from public;

-- An account that is not on this list has no rights beyond a visitor's, however it came to exist.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade
);

-- One row. Change it in the SQL editor: `update private.settings set keep_messages = '6 months'`.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- What makes a visitor's address unreadable once it is hashed.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- The header in which your proxy puts the visitor's address, in lower case; it must overwrite what
  -- a visitor sends. Null, or a request without it: the last address of `x-forwarded-for`.
  address_header text default 'cf-connecting-ip',
  -- How long private.sweep() leaves messages alone; null for ever.
  keep_messages interval default '1 year'
);
insert into private.settings default values;

-- A line for each stored message: enough to count, too little to tell who it was.
create table private.senders (
  id uuid primary key default gen_random_uuid(),
  address_hash bytea not null,
  sent_at timestamptz not null default now()
);
create index senders_of_address on private.senders (address_hash, sent_at);
create index senders_by_age on private.senders (sent_at);

-- The CHECKs are the backstop of the rules that come next, which speak the forms' words.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name, E' \t\n\r')) between 2 and 200),
  email text not null check (
    char_length(email) between 5 and 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  ),
  mobile text check (char_length(mobile) between 1 and 40),
  message text not null check (char_length(btrim(message, E' \t\n\r')) between 10 and 10000),
  created_at timestamptz not null default now()
);

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title, E' \t\n\r')) between 5 and 300),
  slug text not null unique check (char_length(btrim(slug, E' \t\n\r')) between 3 and 200),
  content text not null check (char_length(btrim(content, E' \t\n\r')) between 50 and 200000),
  excerpt text check (char_length(btrim(excerpt, E' \t\n\r')) between 10 and 1000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  image_url text check (char_length(image_url) <= 2048 and image_url ~* '^https?://'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.portfolio (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title, E' \t\n\r')) between 3 and 300),
  category text not null check (char_length(btrim(category, E' \t\n\r')) between 2 and 100),
  description text not null check (char_length(btrim(description, E' \t\n\r')) between 10 and 20000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  thumbnail_url text check (char_length(thumbnail_url) <= 2048 and thumbnail_url ~* '^https?://'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Every list is read newest first, with id as tie-break.
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index blog_posts_newest on public.blog_posts (created_at desc, id desc);
create index portfolio_newest on public.portfolio (created_at desc, id desc);
-- What a sender sent of late.
create index contact_messages_of_sender on public.contact_messages (lower(email), created_at);

-- Nothing is open before a policy opens it.
alter table private.admins enable row level security;
alter table private.settings enable row level security;
alter table private.senders enable row level security;
alter table public.contact_messages enable row level security;
alter table public.blog_posts enable row level security;
alter table public.portfolio enable row level security;
