import { afterAll, afterEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrateWithCallers } from './support/access.ts';
import { checks, type Promised } from './support/checks.ts';
import { MIGRATION, weakened } from './support/migration.ts';
import { rememberMutants } from './support/mutantsDue.ts';
import { createDatabase, type PlainDatabase } from './support/plainPostgres.ts';

let passed = 0;

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') passed += 1;
});

afterAll(() => {
  if (passed === Object.keys(checks).length + cases.length + GUARDS.size) rememberMutants();
});

/**
 * A database of these migrations. Both roles are granted everything, as the embedded backend does it, unless
 * the check is about the grants.
 */
async function databaseOf(migration: string, looked: Promised): Promise<PlainDatabase> {
  const database = await createDatabase(inject('postgres'), { services: true });
  onTestFinished(database.close);
  // Roles are those of the server.
  await database.owner.query(`
    alter role anon reset statement_timeout; alter role authenticated reset statement_timeout`);
  await migrateWithCallers(database, migration);
  if (looked !== WRITTEN_DOWN) {
    await database.owner.query(
      'grant all on all tables in schema public, private to anon, authenticated',
    );
  }
  return database;
}

test.each(Object.keys(checks) as Promised[])('as it is written: %s', async (promise) => {
  await checks[promise](await databaseOf(MIGRATION, promise));
});

const WRITTEN_DOWN = 'grants, policies and functions are those that were written down';
/** Each line that guards a table. */
const GUARDS = new Set(
  MIGRATION.match(/^alter table \S+ (?:enable|force) row level security;$/gm) ?? [],
);
const IS_ADMIN = '(select public.is_admin())';
const ACTS = '(select private.acts_as_admin())';
const HISTORY = 'on private.audit_log\n  for';
const RESTORING = ';\n\n-- Gives an entry';
const STARTING = ';\n\n-- After the insert';
const PICTURES = "using (bucket_id = 'pictures'";

/** A text of the migrations that is left out, or put in place of another. */
type Weakness = string | readonly [from: string, to: string];

/** Weaknesses by the check that notices them. */
const WEAKNESSES: Partial<Record<Promised, Record<string, Weakness>>> = {
  'every role does what it may, and nothing else': {
    'visitors can no longer send': `create policy "visitors send messages" on public.contact_messages
  for insert to anon with check (created_at = now());`,
    'every account reads the messages': [
      `to authenticated using (${IS_ADMIN})`,
      'to authenticated using (true)',
    ],
    'every account is an admin': [
      'return exists (select from private.admins) and (select assured from private.caller);',
      'return true;',
    ],
    'an ended session still writes': ['(%s) as alive', '(true or %s) as alive'],
    'a second factor counts for nothing': ['(%s) as assured', '(true or %s) as assured'],
  },
  'grants, policies and functions are those that were written down': {
    'a view has its owner’s rights': [
      'view public.listed_posts with (security_invoker = true)',
      'view public.listed_posts',
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
    'a policy lets visitors change former slugs': [
      'create policy "visitors read former slugs" on private.former_slugs\n  for select',
      'create policy "visitors read former slugs" on private.former_slugs\n  for all',
    ],
    'every account looks through the messages': [
      "using (list in ('blog_posts', 'portfolio') or (select public.is_admin()));",
      'using (true);',
    ],
  },
  'id and created_at are not for a client to choose': {
    'clients name their own row': 'new.id := gen_random_uuid();',
  },
  'what is wrong is refused in the words of the form, and what shows nothing is left out': {
    'lengths are not checked': ['char_length(private.visible(value)) < fewest', 'false'],
    'any address is an e-mail address': ['> 254 or value !~', '> 254 and value !~'],
    'invisible characters make a name': ['private.visible(value)) < fewest', 'value) < fewest'],
    'a name turns the text after it round': [
      String.raw`E'[\u202a-\u202e\u2066-\u2069]'`,
      `E'[\u0007]'`,
    ],
    'any number of marks is stored': 'perform private.check_marks(value, label);',
    'any number of marks is stored in tags':
      "perform private.check_marks(array_to_string(value, ' '), 'A tag');",
    'a post takes the place of a page': 'perform private.check_slug(new.slug);',
  },
  'a slug in use is refused in words': {
    'a slug in use has other words': [`'Another post already uses this slug.'`, `'duplicate key'`],
  },
  'megabytes are refused before they are read': {
    'texts of any size are read': ['octet_length(value) > most', 'false and 0 > most'],
  },
  'five rows fit into a request, six do not': {
    'no limit for one request': `if rows > 5 then perform private.refuse('Send at most 5 messages at once'); end if;`,
  },
  'the same message twice is answered alike and stored once, with anything else in it it is another':
    {
      'repetitions are stored': ['where id = message.id and exists (', 'where false and exists ('],
      'repetitions lose what was added':
        '        and stored.mobile is not distinct from message.mobile\n',
      'the count tells what is stored already': [
        'perform private.check_limits(private.line_of(new));',
        `perform private.check_limits(private.line_of(new));
        if exists (select from public.contact_messages where email = new.email) then return null; end if;`,
      ],
    },
  'thirty messages of a network address are stored in ten minutes, others at once': {
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
  'ten messages of an e-mail address are stored, and others cannot use up its allowance': {
    'no limit for one address': [
      ') >= 10 or (\n    select count(*) from private.senders where sent_at',
      ') >= 1000 or (\n    select count(*) from private.senders where sent_at',
    ],
    'an e-mail address has one allowance for all who write in its name': [
      'where address_hash = line.address_hash and email_hash = line.email_hash and sent_at > since',
      'where email_hash = line.email_hash and sent_at > since',
    ],
  },
  'all senders together are stopped at the number of the settings': {
    'there is no last resort': ['>= (select most_messages', '< (select 0 * most_messages'],
  },
  'what was kept long enough goes with the next message': {
    'nothing sweeps by itself': 'perform private.sweep(100);',
    'the history is kept for ever': ['keep_history from', 'null::interval from'],
    'the history is kept ten times as long': ["'90 days'", "'900 days'"],
    'what was mailed is kept for ever': [`tried_at <= now() - interval '30 days'`, 'false'],
  },
  'an admin is named by one confirmed account alone': {
    'the first of two accounts is named an admin': ['cardinality(accounts) > 1', 'false'],
    'an unconfirmed account is named an admin': ['and email_confirmed_at is null', 'and false'],
  },
  'every change of an entry is kept, of a message only that it was deleted': {
    'a deletion leaves no trace': [
      'create trigger record after insert or update or delete on public.blog_posts',
      'create trigger record after insert or update on public.blog_posts',
    ],
    'the words of a deleted message are kept': [`tg_table_name = 'contact_messages'`, 'false'],
  },
  'the history is for admins': {
    'every account reads the history': [
      `${HISTORY} select to authenticated using (${IS_ADMIN})`,
      `${HISTORY} select to authenticated using (true)`,
    ],
    'every account restores': [`(${ACTS})${RESTORING}`, `(true)${RESTORING}`],
    'admins read the history without their second factor': [
      `${HISTORY} select to authenticated using (${IS_ADMIN})`,
      `${HISTORY} select to authenticated using (exists (select from private.admins))`,
    ],
    'an ended session restores': [`(${ACTS})${RESTORING}`, `(${IS_ADMIN})${RESTORING}`],
    'what was asked to be restored stays':
      'delete from private.restores where version = new.version;',
  },
  'the history is written by triggers alone': {
    'admins write their own history': [`${HISTORY} select`, `${HISTORY} all`],
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
    'a search begins with the last row again': ['< (before,', '<= (before,'],
  },
  'a search shows what the policies of the tables show': {
    'a search has its owner’s rights': ['rows 30 set', 'security definer rows 30 set'],
  },
  'what is compared has a bounded length, and thirty marks on a letter': {
    'texts of any length are compared': [
      "left(array_to_string(parts, E'\\n'), 250000)",
      "array_to_string(parts, E'\\n')",
    ],
    'any number of marks is put in order': ["']{30})['", "']{255})['"],
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
  'messages are found by admins alone, and only they are told of new ones': {
    'a search of messages has its owner’s rights': [
      'contact_messages\nlanguage sql stable',
      'contact_messages\nlanguage sql stable security definer',
    ],
    'every account is told of new messages': ['rows 1 set', 'security definer rows 1 set'],
  },
  'pictures are seen in their list, added and deleted by admins alone': {
    'every account sees the bucket of pictures': [
      `(id = 'pictures' and ${IS_ADMIN})`,
      "(id = 'pictures')",
    ],
    'every account lists pictures': [`${PICTURES} and ${IS_ADMIN});`, `${PICTURES});`],
    'every account adds pictures': [`and ${ACTS}\n      and name`, 'and name'],
    'an ended session adds pictures': [`${ACTS}\n      and name`, `${IS_ADMIN}\n      and name`],
    'every account deletes pictures': [`${PICTURES} and ${ACTS});`, `${PICTURES});`],
    'an ended session deletes pictures': [
      `${PICTURES} and ${ACTS});`,
      `${PICTURES} and ${IS_ADMIN});`,
    ],
  },
  'a picture has the name, type and size of one, and its bucket': {
    'admins see every bucket': [`using (id = 'pictures' and ${IS_ADMIN})`, `using (${IS_ADMIN})`],
    'admins list every bucket': [`${PICTURES} and ${IS_ADMIN})`, `using (${IS_ADMIN})`],
    'admins add files to every bucket': ["bucket_id = 'pictures'\n      and", 'true and'],
    'a picture may have any name': ["name ~ '^[0-9a-f]{32}", "'x' <> '^[0-9a-f]{32}"],
    'a page is stored as a picture': ["coalesce(metadata ->> 'mimetype',", 'coalesce(null,'],
    'a picture may have any size': ["coalesce((metadata ->> 'size')::bigint, 0)", '0'],
    'a picture may be announced with any size': ["(metadata ->> 'contentLength')::bigint", '0'],
    'the bucket takes files of any size': ['true, 1000000,', 'true, null,'],
    'the bucket takes any type': ["array['image/avif', 'image/webp', 'image/jpeg']", 'null'],
  },
  'a former slug leads to its post as long as no other post has it': {
    'visitors find no former slug': [
      'for select to anon using (true);\ncreate policy "accounts read former slugs"',
      'for select to anon using (false);\ncreate policy "accounts read former slugs"',
    ],
    'a slug that is left is forgotten': ['insert or update of slug on', 'insert on'],
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
    'a mail that was sent is not marked': ['set sent_at = now() where', 'set sent_at = null where'],
    'a failed mail is tried again at once': ["'1 minute' * power", "'0 minutes' * power"],
    'a failed mail is tried every minute': [`power(2, least(mailed.attempts, 10))`, '1'],
    'messages of any age are mailed': [`created_at > now() - interval '1 day' else`, 'true else'],
    'any number of mails is claimed at once': ['created_at limit 10\n', 'created_at\n'],
  },
  'a build is started by acting admins alone, and only where a hook is set': {
    'every account starts builds': [`(${ACTS})${STARTING}`, `(true)${STARTING}`],
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
    const database = await databaseOf(weakened(from, to), caught);
    await expect(checks[caught](database)).rejects.toThrow();
  });

  test.each([...GUARDS])('without: %s', async (guard) => {
    const database = await databaseOf(weakened(guard, ''), WRITTEN_DOWN);
    await expect(checks[WRITTEN_DOWN](database)).rejects.toThrow();
  });
});
