import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Access, accessOf } from './support/access.ts';
import { backendForTests } from './support/backendForTests.ts';
import { checks, type Promised } from './support/checks.ts';
import { MIGRATION, weakened } from './support/migration.ts';
import { rememberMutants } from './support/mutantsDue.ts';

/**
 * A session of PostgreSQL keeps the plans of functions that are dropped, and whatever is defined looks
 * through all of them: after 140 rebuilds the next takes eight times as long as the first.
 */
const REBUILDS_OF_A_BACKEND = 24;

const backend = backendForTests();
let access: Access;
let rebuilds = 0;
let passed = 0;

beforeEach(async () => {
  if (rebuilds % REBUILDS_OF_A_BACKEND === 0) {
    if (rebuilds > 0) await backend.renew();
    access = await accessOf(backend);
  }
  rebuilds += 1;
});

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') passed += 1;
});

afterAll(() => {
  if (passed === Object.keys(checks).length + cases.length + GUARDS.size) rememberMutants();
});

/**
 * Builds the tables anew from a migration; the accounts and their sessions stay. Both roles are
 * granted everything, as the embedded backend does it, unless the check is about the grants.
 */
async function rebuild(migration: string, looked: Promised): Promise<void> {
  await backend.sql.exec(`
    drop schema private cascade;
    drop table public.contact_messages, public.blog_posts, public.portfolio cascade;
    drop function if exists public.is_admin() cascade;
    alter role anon reset statement_timeout;
    alter role authenticated reset statement_timeout;
    ${migration}
  `);
  await access.nameAdmins();
  if (looked === WRITTEN_DOWN) return;
  await backend.sql.exec(
    'grant all on all tables in schema public, private to anon, authenticated',
  );
}

test.each(Object.keys(checks) as Promised[])('as it is written: %s', async (promise) => {
  await rebuild(MIGRATION, promise);
  await checks[promise](access);
});

const WRITTEN_DOWN = 'grants, policies and functions are those that were written down';
/** Each line that guards a table. */
const GUARDS = new Set(
  MIGRATION.match(/^alter table \S+ (?:enable|force) row level security;$/gm) ?? [],
);
const ADMINS_ONLY = 'using ((select public.is_admin()))';

/** A text of the migrations that is left out, or put in place of another. */
type Weakness = string | readonly [from: string, to: string];

/** Weaknesses by the check that notices them. */
const WEAKNESSES: Partial<Record<Promised, Record<string, Weakness>>> = {
  'every role does what it may, and nothing else': {
    'visitors can no longer send': `create policy "visitors send messages" on public.contact_messages
  for insert to anon with check (created_at = now());`,
    'every account reads the messages': [
      `for select to authenticated ${ADMINS_ONLY}`,
      'for select to authenticated using (true)',
    ],
    'the list of admins is unguarded': 'alter table private.admins enable row level security;',
  },
  'only the listed are told that they are admins': {
    'every account is an admin': [
      'return exists (select from private.admins) and (select assured from private.caller);',
      'return true;',
    ],
  },
  'grants, policies and functions are those that were written down': {
    'a view has its owner’s rights': [
      'view public.listed_posts with (security_invoker = true)',
      'view public.listed_posts',
    ],
    'admins are granted more of the history than to read it': [
      'grant select on private.audit_log to authenticated;',
      'grant all on private.audit_log to authenticated;',
    ],
    'visitors may ask for the history': [
      'public.deleted_entries(text), public.restore_entry(bigint) to authenticated;',
      'public.deleted_entries(text), public.restore_entry(bigint) to anon, authenticated;',
    ],
    'a grant wider than the form': [
      'grant insert (name, email, mobile, message) on public.contact_messages to anon',
      'grant insert on public.contact_messages to anon',
    ],
    'every role may name an admin': 'revoke all on all functions in schema private from public;',
    'every role sets up the pictures':
      'revoke all on function private.set_up_pictures() from public;',
    'former slugs are unguarded': 'alter table private.former_slugs enable row level security;',
    'visitors may change former slugs': [
      'grant select (slug, post_id) on private.former_slugs to anon, authenticated;',
      'grant all on private.former_slugs to anon, authenticated;',
    ],
    'a policy lets visitors change former slugs': [
      'create policy "visitors read former slugs" on private.former_slugs\n  for select',
      'create policy "visitors read former slugs" on private.former_slugs\n  for all',
    ],
    'a policy lets accounts change former slugs': [
      'create policy "accounts read former slugs" on private.former_slugs\n  for select',
      'create policy "accounts read former slugs" on private.former_slugs\n  for all',
    ],
    'former slugs are shown with their owner’s rights': [
      'view public.moved_posts with (security_invoker = true)',
      'view public.moved_posts',
    ],
    'every role keeps a former slug':
      'revoke all on function private.keep_former_slug() from public;',
    'what was mailed is unguarded': 'alter table private.mails enable row level security;',
    'accounts read what was mailed': [
      'revoke all on private.mails from public, anon, authenticated;',
      'grant select on private.mails to authenticated;',
    ],
    'every account looks through the messages': [
      "using (list in ('blog_posts', 'portfolio') or (select public.is_admin()));",
      'using (true);',
    ],
    'visitors write what is found': [
      'grant select on private.search_words to anon, authenticated;',
      'grant all on private.search_words to anon, authenticated;',
    ],
    'visitors may call what folds a text': 'drop function if exists public.search_text(text[]);',
    'visitors may call what splits a query':
      'drop function if exists public.search_patterns(text);',
    'every role claims mails within the database':
      'revoke all on function private.claim_mails(uuid), private.settle_mail(uuid) from public;',
  },
  'id and created_at are not for a client to choose': {
    'clients name their own row': 'new.id := gen_random_uuid();',
  },
  'a bad row is refused in the words of the form': {
    'lengths are not checked': [
      'if char_length(private.visible(value)) < fewest then',
      'if false then',
    ],
    'any address is an e-mail address': [
      'if char_length(value) > 254 or value !~',
      `if value !~ '.' and value !~`,
    ],
  },
  'what the rules let through by mistake, a CHECK stops': {
    'no backstop below the rules': ` check (char_length(btrim(message, E' \\t\\n\\r')) between 10 and 10000)`,
  },
  'ten messages of one address are stored, the eleventh is not': {
    'no limit for one address': [
      ') >= 10 or (\n    select count(*) from private.senders where sent_at',
      ') >= 1000 or (\n    select count(*) from private.senders where sent_at',
    ],
  },
  'five rows fit into a request, six do not': {
    'no limit for one request': `if rows > 5 then perform private.refuse('Send at most 5 messages at once'); end if;`,
  },
  'the same message twice is accepted and stored once, with a number added it is another': {
    'repetitions are stored': ['where id = message.id and exists (', 'where false and exists ('],
    'repetitions lose what was added':
      '        and stored.mobile is not distinct from message.mobile\n',
  },
  'a message that is stored already is answered like a new one': {
    'the count tells what is stored already': [
      'perform private.check_limits(private.line_of(new));',
      `perform private.check_limits(private.line_of(new));
        if exists (select from public.contact_messages where email = new.email) then return null; end if;`,
    ],
  },
  'megabytes are refused before they are read': {
    'texts of any size are read': [
      'if octet_length(value) > most * 4 + 1000 then',
      'if false then',
    ],
  },
  'only what the gateway says of an address counts, and what cannot be read is one sender': {
    'visitors name their own network address': [
      `btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''))`,
      `btrim(split_part(headers ->> 'x-forwarded-for', ',', 1))`,
    ],
    'unreadable addresses are many senders': [`    'unknown'\n`, '    gen_random_uuid()::text\n'],
  },
  'a named proxy is believed with its secret alone': {
    'a proxy needs no secret': ['settings.proxy_secret_hash is null or', 'true or'],
  },
  'sixty messages of a /48 are stored, not more': {
    'a /48 is as many senders as it has /64s': [') >= 60', ') >= 6000'],
  },
  'others cannot use up the allowance of an e-mail address': {
    'an e-mail address has one allowance for all who write in its name': [
      'where address_hash = line.address_hash and email_hash = line.email_hash and sent_at > since',
      'where email_hash = line.email_hash and sent_at > since',
    ],
  },
  'all senders together are stopped at the number of the settings': {
    'there is no last resort': [
      ') >= (select most_messages from private.settings) then',
      ') < 0 then',
    ],
  },
  'what was kept long enough goes with the next message': {
    'nothing sweeps by itself': 'perform private.sweep(100);',
    'the history is kept for ever': [
      'where made_at <= now() - (select keep_history from private.settings)',
      'where false',
    ],
    'the history is kept ten times as long': [
      `keep_history interval not null default '90 days'`,
      `keep_history interval not null default '900 days'`,
    ],
    'what was mailed is kept for ever': [
      `where tried_at <= now() - interval '30 days'`,
      'where false',
    ],
  },
  'a session that was ended writes nothing': {
    'an ended session still writes': ['(%s) as alive', '(true or %s) as alive'],
  },
  'an account with a second factor is no admin without it': {
    'a second factor counts for nothing': ['(%s) as assured', '(true or %s) as assured'],
  },
  'an admin is named by one confirmed account alone': {
    'the first of two accounts is named an admin': [
      'elsif cardinality(accounts) > 1 then',
      'elsif false then',
    ],
    'an account with an unconfirmed address is named an admin': [
      'and email_confirmed_at is null',
      'and false',
    ],
  },
  'a text that shows nothing, or not in its order, is refused or put right': {
    'invisible characters make a name': [
      'if char_length(private.visible(value)) < fewest then',
      'if char_length(value) < fewest then',
    ],
    'a name turns the text after it round': [
      String.raw`E'[\u202a-\u202e\u2066-\u2069]'`,
      `E'[\u0007]'`,
    ],
  },
  'a slug that is reserved or in use is refused in words': {
    'a post takes the place of a page': 'perform private.check_slug(new.slug);',
    'only the constraint knows of a slug in use': [
      `message = 'Another post already uses this slug.'`,
      `message = 'duplicate key value violates unique constraint'`,
    ],
  },
  'every change of an entry is kept, of a message only that it was deleted': {
    'a deletion leaves no trace': [
      'create trigger record after insert or update or delete on public.blog_posts',
      'create trigger record after insert or update on public.blog_posts',
    ],
    'the words of a deleted message are kept': [
      `if tg_table_name = 'contact_messages' then`,
      'if false then',
    ],
  },
  'the history is for admins': {
    'every account reads the history': [
      `create policy "admins read the history" on private.audit_log
  for select to authenticated ${ADMINS_ONLY}`,
      `create policy "admins read the history" on private.audit_log
  for select to authenticated using (true)`,
    ],
    'every account restores': [
      'for insert to authenticated with check ((select private.acts_as_admin()));\n\n-- Gives',
      'for insert to authenticated with check (true);\n\n-- Gives',
    ],
    'admins read the history without their second factor': [
      `create policy "admins read the history" on private.audit_log
  for select to authenticated ${ADMINS_ONLY}`,
      `create policy "admins read the history" on private.audit_log
  for select to authenticated using (exists (select from private.admins))`,
    ],
    'an ended session restores': [
      'for insert to authenticated with check ((select private.acts_as_admin()));\n\n-- Gives',
      'for insert to authenticated with check ((select public.is_admin()));\n\n-- Gives',
    ],
    'what was asked to be restored stays':
      'delete from private.restores where version = new.version;',
  },
  'the history is written by triggers alone': {
    'admins write their own history': [
      `create policy "admins read the history" on private.audit_log
  for select to authenticated ${ADMINS_ONLY}`,
      `create policy "admins read the history" on private.audit_log
  for all to authenticated ${ADMINS_ONLY}`,
    ],
  },
  'what was deleted is listed for thirty days': {
    'deleted entries are listed as long as changes are kept': `      and logged.made_at > now() - interval '30 days'\n`,
  },
  'a search finds every word anywhere, in any script, and nothing stands for other text': {
    'what is searched for may hold patterns': [
      "regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g')",
      'word',
    ],
    'a search may have any number of words': '    limit 6\n',
    'a search may be of any length': ['left(query, 100)', 'query'],
    'letters are compared as they are written': ['    ), nfkc)', '    ), nfc)'],
  },
  'a search answers with thirty rows at most, without long texts, and goes on behind the last': {
    'a search answers with any number of rows': ['  limit 30\n', '  limit 3000\n'],
    'a search begins with the last row again': [
      ' < (before, before_id))',
      ' <= (before, before_id))',
    ],
  },
  'what is compared has a bounded length, and thirty marks on a letter': {
    'texts of any length are compared': [
      "left(array_to_string(parts, E'\\n'), 250000)",
      "array_to_string(parts, E'\\n')",
    ],
    'any number of marks is put in order': ["']{30})['", "']{255})['"],
  },
  'marks piled on one letter are refused in the words of the form': {
    'any number of marks is stored': 'perform private.check_marks(value, label);',
    'any number of marks is stored in tags':
      "perform private.check_marks(array_to_string(value, ' '), 'A tag');",
  },
  'a search knows what is stored now, and nothing that was deleted': {
    'what is changed is found as it was': [
      'create trigger words after insert or update or delete on',
      'create trigger words after insert or delete on',
    ],
    'the words of a deleted message stay': [
      'create trigger words after insert or update or delete on',
      'create trigger words after insert or update on',
    ],
    'the words of an emptied list stay': ["if tg_op = 'TRUNCATE' then", 'if false then'],
  },
  'a statement of a visitor has three seconds, one of an account eight': {
    'a visitor’s statement takes any time': "('anon', '3s'), ",
  },
  'a search shows what the policies of the tables show': {
    'a search has its owner’s rights': [
      "language sql stable rows 30 set search_path = ''",
      "language sql stable security definer rows 30 set search_path = ''",
    ],
  },
  'messages are found by admins alone, and only they are told of new ones': {
    'a search of messages has its owner’s rights': [
      `) returns setof public.contact_messages
language sql stable rows 30`,
      `) returns setof public.contact_messages
language sql stable security definer rows 30`,
    ],
    'every account is told of new messages': [
      'language sql stable rows 1 set',
      'language sql stable security definer rows 1 set',
    ],
  },
  'pictures are seen in their list, added and deleted by admins alone': {
    'every account sees the bucket of pictures': [
      "for select to authenticated using (id = 'pictures' and (select public.is_admin()));",
      "for select to authenticated using (id = 'pictures');",
    ],
    'every account lists pictures': [
      "using (bucket_id = 'pictures' and (select public.is_admin()));",
      "using (bucket_id = 'pictures');",
    ],
    'every account adds pictures': [
      '      and (select private.acts_as_admin())\n      and name',
      '      and name',
    ],
    'an ended session adds pictures': [
      '      and (select private.acts_as_admin())\n      and name',
      '      and (select public.is_admin())\n      and name',
    ],
    'every account deletes pictures': [
      "using (bucket_id = 'pictures' and (select private.acts_as_admin()));",
      "using (bucket_id = 'pictures');",
    ],
    'an ended session deletes pictures': [
      "using (bucket_id = 'pictures' and (select private.acts_as_admin()));",
      "using (bucket_id = 'pictures' and (select public.is_admin()));",
    ],
  },
  'a picture has the name, type and size of one, and its bucket': {
    'admins see every bucket': [
      "using (id = 'pictures' and (select public.is_admin()));",
      'using ((select public.is_admin()));',
    ],
    'admins list every bucket': [
      "using (bucket_id = 'pictures' and (select public.is_admin()));",
      'using ((select public.is_admin()));',
    ],
    'admins add files to every bucket': [
      "      bucket_id = 'pictures'\n      and",
      '      true and',
    ],
    'a picture may have any name': [
      "name ~ '^[0-9a-f]{32}-[0-9a-f]{6}-[1-9][0-9]{0,3}[.](avif|webp|jpeg)$'",
      'true',
    ],
    'a page is stored as a picture': [
      "and coalesce(metadata ->> 'mimetype', 'image/' || substring(name from '[a-z]+$'))",
      "and coalesce(null, 'image/' || substring(name from '[a-z]+$'))",
    ],
    'a picture may have any size': ["coalesce((metadata ->> 'size')::bigint, 0)", '0'],
    'a picture may be announced with any size': [
      "coalesce((metadata ->> 'contentLength')::bigint, 0)",
      '0',
    ],
    'the bucket takes files of any size': [
      "'pictures', 'pictures', true, 1000000,",
      "'pictures', 'pictures', true, null,",
    ],
    'the bucket takes files of any type': [
      "array['image/avif', 'image/webp', 'image/jpeg']",
      'null',
    ],
  },
  'a former slug leads to its post as long as no other post has it': {
    'visitors find no former slug': [
      'for select to anon using (true);\ndrop policy if exists "accounts read former slugs"',
      'for select to anon using (false);\ndrop policy if exists "accounts read former slugs"',
    ],
    'a slug that is left is forgotten': [
      'create trigger former_slug after insert or update of slug on public.blog_posts',
      'create trigger former_slug after insert on public.blog_posts',
    ],
    'a slug that another post has taken leads back after it':
      'delete from private.former_slugs where slug = new.slug;',
    'a slug in use leads elsewhere':
      '\nwhere not exists (select from public.blog_posts used where used.slug = former.slug)',
  },
  'a message is mailed once, a failed mail again after a while, and only by the service key': {
    'every role claims mails': [
      'revoke all on function public.claim_mails(uuid), public.settle_mail(uuid)\n  from public, anon, authenticated;',
      'grant execute on function private.claim_mails(uuid), private.settle_mail(uuid) to anon, authenticated; grant usage on schema private to anon, authenticated;',
    ],
    'what was mailed is mailed again': ['mailed.sent_at is', 'null::timestamptz is'],
    'a mail that was sent is not marked': [
      'update private.mails set sent_at = now() where message_id = chosen',
      'update private.mails set sent_at = null where message_id = chosen',
    ],
    'a failed mail is tried again at once': [
      `interval '1 minute' * power`,
      `interval '0 minutes' * power`,
    ],
    'a failed mail is tried every minute': [`power(2, least(mailed.attempts, 10))`, '1'],
    'messages of any age are mailed': [`created_at > now() - interval '1 day' else`, 'true else'],
    'any number of mails is claimed at once': [
      'order by created_at limit 10\n',
      'order by created_at\n',
    ],
  },
  'a build is started by acting admins alone, and only where a hook is set': {
    'every account starts builds': [
      `for insert to authenticated with check ((select private.acts_as_admin()));

-- After the insert, because policies are asked before that and not earlier.
create or replace function private.start_build`,
      `for insert to authenticated with check (true);

create or replace function private.start_build`,
    ],
    'every account is told of the build hook': [
      'return public.is_admin() and (select has_hook from',
      'return (select has_hook from',
    ],
    'what was asked to be built stays': 'delete from private.builds where asked_at = new.asked_at;',
  },
};

const cases = Object.entries(WEAKNESSES).flatMap(([caught, weaknesses]) =>
  Object.entries(weaknesses).map(([weakness, change]) => {
    const [from, to] = typeof change === 'string' ? [change, ''] : change;
    return { weakness, from, to, caught: caught as Promised };
  }),
);

describe('a migration is noticed', () => {
  test.each(cases)('in which $weakness', async ({ from, to, caught }) => {
    await rebuild(weakened(from, to), caught);
    await expect(checks[caught](access)).rejects.toThrow();
  });

  test.each([...GUARDS])('without: %s', async (guard) => {
    await rebuild(weakened(guard, ''), WRITTEN_DOWN);
    await expect(checks[WRITTEN_DOWN](access)).rejects.toThrow();
  });
});
