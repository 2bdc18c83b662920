-- What is stored: the settings, messages, posts and projects. Runs unchanged on the embedded backend, on
-- PostgreSQL and on a hosted project.

-- What no API reaches: who administers, how visitors are limited, how long messages are kept.
create schema private;
revoke all on schema private from public;

-- One row. Change it in the SQL editor: `update private.settings set keep_messages = '6 months'`.
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- What makes a visitor's address unreadable once it is hashed.
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  -- How long private.sweep() leaves messages alone; null for ever.
  keep_messages interval default '1 year',
  -- See private.trust_proxy().
  proxy_header text,
  proxy_secret_header text,
  proxy_secret_hash bytea,
  -- Messages that are stored in ten minutes, from all senders together: the last resort against a
  -- flood from many addresses. Some hundred times what a small site receives.
  most_messages integer not null default 500,
  -- Messages that are mailed to the agency within a day, of all and of one network. Free plans of mail
  -- providers send a hundred mails a day.
  most_mails integer not null default 90,
  most_mails_of_network integer not null default 20,
  -- How long the changes of entries are kept.
  keep_history interval not null default '90 days',
  -- Null: the panel offers no build. `update private.settings set build_hook = 'https://…'`.
  build_hook text check (build_hook ~ '^https://' and char_length(build_hook) <= 2048)
);
insert into private.settings default values;
alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated;

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
create index portfolio_of_category_newest
  on public.portfolio (category, created_at desc, id desc);
-- What a sender sent of late.
create index contact_messages_of_sender on public.contact_messages (lower(email), created_at);

-- Nothing is open before a policy opens it.
alter table public.contact_messages enable row level security;
alter table public.blog_posts enable row level security;
alter table public.portfolio enable row level security;
