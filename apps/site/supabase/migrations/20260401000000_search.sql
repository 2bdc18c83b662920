-- Search over posts, projects and messages: every word of a query anywhere in the texts, in any script,
-- newest first. The functions have the caller's rights, so the policies of the tables decide, and what a
-- call may cost is bounded: 100 characters, 6 words, 30 rows, without the long texts.

-- What is searched is stored as it is compared: folding it at each call takes a second for a thousand
-- long posts. A search walks from the newest entry to the oldest, and ends with thirty; one that finds
-- nothing reads each word of each entry once, a tenth of a second for 10,000 posts of 7 kB, whatever
-- the words, their script and the database's locale are.

-- Text as it is compared: one form of each letter, in lower case, without what shows nothing. The site
-- does the same (`packages/model/src/search.ts`). Most texts are ASCII, which needs none of it. What is
-- longer than any text of the site is cut, and of marks on one letter thirty are left, before anything
-- works on them: normalising can't be interrupted.
create function private.search_text(parts text[]) returns text
language sql immutable parallel safe set search_path = ''
return (
  select case when octet_length(joined) = char_length(joined) then lower(joined)
    else private.visible(lower(normalize(regexp_replace(
      joined, '([' || private.marks() || ']{30})[' || private.marks() || ']+', '\1', 'g'
    ), nfkc)))
  end
  from (select left(array_to_string(parts, E'\n'), 250000) as joined) bounded
);

-- The words of a query as patterns of LIKE, in which nothing but the two ends stands for other text. The
-- longest comes first: it is most likely to be missing, and then the others are not looked for.
create function private.search_patterns(query text) returns text[]
language sql immutable parallel safe set search_path = ''
return (
  select coalesce(
    array_agg(
      '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' order by char_length(word) desc
    ),
    '{}'
  )
  from (
    select word
    from regexp_split_to_table(private.search_text(array[left(query, 100)]), '\s+')
      with ordinality split (word, place)
    where word <> ''
    group by word
    order by min(place)
    limit 6
  ) words
);

-- What is found, and in which order. Beside the tables and not in them, so that no answer of the API, no
-- history and no export carries a text twice.
create table private.search_words (
  list text not null,
  id uuid not null,
  created_at timestamptz not null,
  tags text[] not null,
  -- The different words, one a line: words of a query hold no spaces.
  words text not null,
  primary key (list, id)
);
-- Compressed, they would take longer to read than to search.
alter table private.search_words alter column words set storage external;
create index search_words_newest
  on private.search_words (list, created_at desc, id desc);
alter table private.search_words enable row level security;
revoke all on private.search_words from public, anon, authenticated;
grant select on private.search_words to anon, authenticated;
create policy "visitors search entries" on private.search_words
  for select to anon using (list in ('blog_posts', 'portfolio'));
create policy "admins search messages" on private.search_words
  for select to authenticated
  using (list in ('blog_posts', 'portfolio') or (select public.is_admin()));

-- Characters by the names that HTML gives them.
create function private.named_characters() returns jsonb
language sql immutable parallel safe set search_path = ''
return jsonb_object(string_to_array(
    E'amp & lt < gt > quot " apos '' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ circ ˆ tilde ˜ ndash – mdash — '
    'lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ '
    'lsaquo ‹ rsaquo › euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ minus − ne ≠ le ≤ ge ≥ infin ∞ asymp '
    '≈ hearts ♥ check ✓ cross ✗ star ☆ starf ★ phone ☎ nbsp \u00a0 iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ '
    'brvbar ¦ sect § uml ¨ copy © ordf ª laquo « not ¬ shy \u00ad reg ® macr ¯ deg ° plusmn ± sup2 ² sup3 ³ '
    'acute ´ micro µ para ¶ middot · cedil ¸ sup1 ¹ ordm º raquo » frac14 ¼ frac12 ½ frac34 ¾ iquest ¿ Agrave '
    'À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì '
    'Iacute Í Icirc Î Iuml Ï ETH Ð Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö times × Oslash Ø Ugrave '
    'Ù Uacute Ú Ucirc Û Uuml Ü Yacute Ý THORN Þ szlig ß agrave à aacute á acirc â atilde ã auml ä aring å '
    'aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï eth ð ntilde ñ ograve '
    'ò oacute ó ocirc ô otilde õ ouml ö divide ÷ oslash ø ugrave ù uacute ú ucirc û uuml ü yacute ý thorn þ '
    'yuml ÿ',
    ' '
  ));

-- A text with what its references to characters stand for. Names are those of letters, and of signs that writers
-- use; other references stay as they are.
create function private.decoded(source text) returns text
language sql immutable parallel safe strict set search_path = ''
return (
  select string_agg(
    case
      when character is not null then character || substr(part, strpos(part, ';') + 1)
      when place > 1 then '&' || part
      else part
    end, '' order by place
  )
  from string_to_table(source, '&') with ordinality split (part, place),
    lateral (
      select case
        when place = 1 or strpos(left(part, 10), ';') = 0 then null
        when part ~ '^#[0-9]{2,7};' then split_part(substr(part, 2, 8), ';', 1)::integer
        when part ~* '^#x[0-9a-f]{2,6};'
          then ('x' || lpad(split_part(substr(part, 3, 7), ';', 1), 8, '0'))::bit(32)::integer
      end as code
    ) numbered,
    lateral (
      select case
        when code between 1 and 55295 or code between 57344 and 1114111 then chr(code)
        when place > 1 then private.named_characters() ->> split_part(left(part, 10), ';', 1)
      end as character
    ) meant
);

-- What a page shows of a text in Markdown: without definitions of links, their labels, and the addresses behind
-- bracketed words. First as it is typed, then with escapes and references to characters resolved, then without
-- marks as well (`w*i*th`): what only looks like a mark, such as one in code, is found in the others. Code keeps
-- its addresses, and so does what is no link. The expressions take linear time.
create function private.shown(source text) returns text[]
language plpgsql immutable parallel safe strict set search_path = ''
as $$
declare
  typed text := E'\n' || replace(replace(source, E'\r\n', E'\n'), E'\r', E'\n');
  resolved text;
begin
  -- Definitions begin a paragraph; their titles are captions of pictures.
  if strpos(source, ']:') > 0 then
    select string_agg(
      case when is_begin and fences % 2 = 0 then regexp_replace(
        line, '^[ \t>]*\[(?:\\.|[^][\\])+\]:[ \t]*(?:<[^<>]*>|\S+)(?=[ \t]*$|[ \t]+["''(])', ''
      ) else line end, E'\n' order by place
    ) into typed
    from (
      select line, place,
        count(*) filter (where line ~ '^[ \t>]*(?:```|~~~)') over lines as fences,
        -- The last blank line or heading stands behind the last line of words.
        max(place) filter (where line ~ '^[ \t>]*(?:#{1,6} .*)?$') over lines
          > coalesce(max(place) filter (where line ~ '^[ \t>]*[^ \t>#[]') over lines, 0) as is_begin
      from string_to_table(
        regexp_replace(typed, '\]:[ \t>]*\n[ \t>]*', ']: ', 'g'), E'\n'
      ) with ordinality split (line, place)
      window lines as (order by place)
    ) numbered;
  end if;
  typed := regexp_replace(
    typed,
    -- Code, and what is escaped.
    '(\\\[[^][]*\]|\\.|`+[^`]+`+|~~~+[^~]+~~~+)'
    -- Behind bracketed words, up to a title.
    '|\]\(\s*(?:<[^<>\n]*>|(?:\\.|[^\s\\()<]|\((?:\\.|[^\s\\()])*\))*)'
    '(?:\s*\)|(?=\s+(?:"[^"]{0,250}"|''[^'']{0,250}''|\([^()]{0,250}\))\s*\)))',
    '\1', 'g'
  );
  select string_agg(
    case when label is not null then ']' || substr(part, char_length(label) + 2)
      when place > 1 then '][' || part else part end, '' order by place
  ) into typed
  from string_to_table(typed, '][') with ordinality split (part, place)
  left join (select distinct lower(name) as label from private.labels(source) name) defined
    on place > 1 and label = lower(split_part(part, ']', 1));
  resolved := private.decoded(typed);
  return array[
    typed,
    regexp_replace(resolved, '\\([!-/:-@[-`{-~])', '\1', 'g'),
    regexp_replace(
      resolved, '\\([!-/:-@[-`{-~])|\s(?:"[^"]*"|''[^'']*'')\)|[][*_~`]', '\1', 'g'
    )
  ];
end
$$;

-- When it finds words in another column, those that are stored are made anew, for each list:
--   update private.search_words set words = private.words_of(list, to_jsonb(post))
--   from public.blog_posts post where post.id = search_words.id;
create function private.words_of(list text, entry jsonb) returns text
language sql immutable set search_path = ''
return (
  select coalesce(string_agg(distinct word collate "C", E'\n'), '')
  from unnest(
    case list
      when 'blog_posts' then
        array[entry ->> 'title', entry ->> 'excerpt'] || private.shown(entry ->> 'content')
      when 'portfolio' then
        array[entry ->> 'title', entry ->> 'category'] || private.shown(entry ->> 'description')
      when 'contact_messages' then
        array[entry ->> 'name', entry ->> 'email', entry ->> 'mobile', entry ->> 'message']
    end || array(select jsonb_array_elements_text(entry -> 'tags'))
  ) part,
    string_to_table(
      translate(private.search_text(array[part]), E'\n\r\t', '   '), ' '
    ) word
);

create function private.keep_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.search_words where list = tg_table_name;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    delete from private.search_words where list = tg_table_name and id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.search_words (list, id, created_at, tags, words)
    values (
      tg_table_name, new.id, new.created_at,
      array(select jsonb_array_elements_text(to_jsonb(new) -> 'tags')),
      private.words_of(tg_table_name, to_jsonb(new))
    )
    on conflict on constraint search_words_pkey do update
      set (created_at, tags, words) = (excluded.created_at, excluded.tags, excluded.words);
  end if;
  return null;
end
$$;

create trigger words after insert or update or delete on public.blog_posts
  for each row execute function private.keep_words();
create trigger words after insert or update or delete on public.portfolio
  for each row execute function private.keep_words();
create trigger words after insert or update or delete on public.contact_messages
  for each row execute function private.keep_words();
create trigger no_words after truncate on public.blog_posts
  for each statement execute function private.keep_words();
create trigger no_words after truncate on public.portfolio
  for each statement execute function private.keep_words();
create trigger no_words after truncate on public.contact_messages
  for each statement execute function private.keep_words();

-- The ids of the newest 30 entries that have all the words and the tag, older than the given one. The
-- policies decide what is looked through, and those of the tables what is shown. Without a sort, it can
-- but walk from the newest to the oldest: the planner would rather read all of them for thirty.
create function private.search_ids(
  source text, words text, tagged text, before timestamptz, before_id uuid
) returns uuid[]
language sql stable set search_path = '' set enable_sort = off
return array(
  select entry.id from private.search_words entry
  where entry.list = source
    and (before is null or before_id is null or (entry.created_at, entry.id) < (before, before_id))
    and (tagged is null or entry.tags @> array[left(tagged, 300)])
    and entry.words like all ((select private.search_patterns(search_ids.words))::text[])
  order by entry.created_at desc, entry.id desc
  limit 30
);

-- Parsed when they are created, so callers need no usage of the schema. In quotes, because the embedded
-- backend splits a migration at the semicolon of an atomic body.
do $do$
begin
  execute $function$
create function public.search_blog_posts(
  words text default '', tagged text default null,
  before timestamptz default null, before_id uuid default null
) returns setof public.listed_posts
language sql stable rows 30 set search_path = ''
begin atomic
  select listed from public.listed_posts listed
  where listed.id = any(private.search_ids('blog_posts', words, tagged, before, before_id))
  order by listed.created_at desc, listed.id desc;
end
  $function$;
  execute $function$
create function public.search_portfolio(
  words text default '', tagged text default null,
  before timestamptz default null, before_id uuid default null
) returns setof public.listed_projects
language sql stable rows 30 set search_path = ''
begin atomic
  select listed from public.listed_projects listed
  where listed.id = any(private.search_ids('portfolio', words, tagged, before, before_id))
  order by listed.created_at desc, listed.id desc;
end
  $function$;
  execute $function$
create function public.search_contact_messages(
  words text default '', before timestamptz default null, before_id uuid default null
) returns setof public.contact_messages
language sql stable rows 30 set search_path = ''
begin atomic
  select stored from public.contact_messages stored
  where stored.id = any(private.search_ids('contact_messages', words, null, before, before_id))
  order by stored.created_at desc, stored.id desc;
end
  $function$;
end
$do$;

revoke all on all functions in schema private from public;
grant execute on function private.visible(text), private.marks(), private.search_text(text[]),
  private.search_patterns(text), private.search_ids(text, text, text, timestamptz, uuid)
  to anon, authenticated;
revoke all on function public.search_blog_posts(text, text, timestamptz, uuid),
  public.search_portfolio(text, text, timestamptz, uuid)
  from public;
grant execute on function public.search_blog_posts(text, text, timestamptz, uuid),
  public.search_portfolio(text, text, timestamptz, uuid)
  to anon, authenticated;
revoke all on function public.search_contact_messages(text, timestamptz, uuid) from public, anon;
grant execute on function public.search_contact_messages(text, timestamptz, uuid) to authenticated;
