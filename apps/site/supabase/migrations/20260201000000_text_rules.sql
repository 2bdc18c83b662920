-- What a text may hold, in the words of the forms: sizes are checked before anything reads a text,
-- invisible characters don't count, single-line fields stay single lines, some slugs are reserved.

-- Without the characters that show nothing: Unicode's Default_Ignorable_Code_Point, and U+2800, the
-- blank Braille pattern. They stay where they are stored (emoji and Indic scripts need joiners); they
-- don't count towards the fewest characters of a field.
create or replace function private.visible(value text) returns text
language sql immutable strict set search_path = ''
as $$
  select regexp_replace(
    value,
    E'[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f'
      '\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a'
      '\U000e0000-\U000e0fff]',
    '', 'g'
  )
$$;

-- For fields of one line: bidirectional overrides, embeddings and isolates go, because they show a
-- text in another order than it is stored in; a line break or tab inside becomes a space.
create or replace function private.tidy_line(value text) returns text
language sql immutable strict set search_path = ''
as $$
  select private.tidy(regexp_replace(
    regexp_replace(value, E'[\u202a-\u202e\u2066-\u2069]', '', 'g'), E'[\t\n\r\u2028\u2029]+', ' ', 'g'
  ))
$$;

create or replace function private.tidy_tags(value text[]) returns text[]
language sql immutable strict set search_path = ''
as $$
  select coalesce(array_agg(private.tidy_line(tag) order by place), '{}')
  from unnest(value) with ordinality as listed (tag, place)
  where private.visible(private.tidy_line(tag)) <> ''
$$;

create or replace function private.refuse_length(label text, most integer) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse(
    format('%s must be at most %s characters', label, to_char(most, 'FM999,999,999'))
  );
end
$$;

-- Bytes, which PostgreSQL knows without reading the text: tidying megabytes would keep a processor
-- busy. Four bytes a character, and 1,000 for white space that tidying removes.
create or replace function private.check_size(value text, label text, most integer) returns void
language plpgsql set search_path = ''
as $$
begin
  if octet_length(value) > most * 4 + 1000 then perform private.refuse_length(label, most); end if;
end
$$;

-- Characters, as the forms count them: the fewest are visible ones. A missing value is left to NOT NULL.
create or replace function private.check_length(
  value text, label text, fewest integer, most integer, too_short text default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  if char_length(private.visible(value)) < fewest then
    perform private.refuse(
      coalesce(too_short, format('%s must be at least %s characters', label, fewest))
    );
  elsif char_length(value) > most then
    perform private.refuse_length(label, most);
  end if;
end
$$;

-- A list that is far too long is refused before each of its tags is tidied.
create or replace function private.check_tags_size(value text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  if cardinality(value) > 1000 then perform private.check_tags(value); end if;
end
$$;

-- A post becomes the file `<slug>.html`: these names belong to pages of the site, or open a device
-- on Windows, with any extension.
create or replace function private.check_slug(value text) returns void
language plpgsql set search_path = ''
as $$
begin
  if value ~* '^(index|archive|entry|404|con|prn|aux|nul|(com|lpt)[0-9¹²³])(\.|$)' then
    perform private.refuse('This slug is reserved. Please choose another one.');
  end if;
end
$$;

create or replace function private.message_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_size(new.name, 'Name', 200);
  if octet_length(new.email) > 2000 then perform private.check_email(left(new.email, 255)); end if;
  perform private.check_size(new.mobile, 'Mobile', 40);
  perform private.check_size(new.message, 'Message', 10000);
  new.name := private.tidy_line(new.name);
  new.email := private.tidy(new.email);
  new.mobile := private.tidy_line(new.mobile);
  if private.visible(new.mobile) = '' then new.mobile := null; end if;
  new.message := private.tidy(new.message);
  perform private.check_length(new.name, 'Name', 2, 200);
  perform private.check_email(new.email);
  perform private.check_length(new.mobile, 'Mobile', 0, 40);
  perform private.check_length(new.message, 'Message', 10, 10000);
  return new;
end
$$;

create or replace function private.post_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_size(new.title, 'Title', 300);
  perform private.check_size(new.slug, 'Slug', 200);
  perform private.check_size(new.excerpt, 'Excerpt', 1000);
  perform private.check_size(new.content, 'Content', 200000);
  perform private.check_size(new.image_url, 'URL', 2048);
  perform private.check_tags_size(new.tags);
  new.title := private.tidy_line(new.title);
  new.slug := private.tidy_line(new.slug);
  new.excerpt := private.tidy(new.excerpt);
  new.content := private.tidy(new.content);
  new.tags := private.tidy_tags(new.tags);
  new.image_url := nullif(private.tidy(new.image_url), '');
  perform private.check_length(new.title, 'Title', 5, 300);
  perform private.check_length(new.slug, 'Slug', 3, 200);
  perform private.check_slug(new.slug);
  perform private.check_length(new.excerpt, 'Excerpt', 10, 1000);
  perform private.check_length(new.content, 'Content', 50, 200000);
  perform private.check_tags(new.tags);
  perform private.check_url(new.image_url);
  return new;
end
$$;

create or replace function private.project_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_size(new.title, 'Title', 300);
  perform private.check_size(new.category, 'Category', 100);
  perform private.check_size(new.description, 'Description', 20000);
  perform private.check_size(new.thumbnail_url, 'URL', 2048);
  perform private.check_tags_size(new.tags);
  new.title := private.tidy_line(new.title);
  new.category := private.tidy_line(new.category);
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

revoke all on all functions in schema private from public;
