import {
  afterAll,
  beforeEach,
  describe,
  expect,
  type RunnerTask,
  type RunnerTestSuite,
  test,
} from 'vitest';
import { type Access, accessOf } from './access.ts';
import { backendForTests } from './backendForTests.ts';
import { checks, type Promised } from './checks.ts';
import { countCases } from './countCases.ts';
import { MIGRATION, weakened } from './migration.ts';
import { rememberMutants } from './mutantsDue.ts';

/**
 * A session of PostgreSQL keeps the plans of functions that are dropped, and whatever is defined looks
 * through all of them: after 140 rebuilds the next takes eight times as long as the first.
 */
const REBUILDS_OF_A_BACKEND = 24;

const backend = backendForTests();
let access: Access;
let rebuilds = 0;

beforeEach(async () => {
  if (rebuilds % REBUILDS_OF_A_BACKEND === 0) {
    if (rebuilds > 0) await backend.renew();
    access = await accessOf(backend);
  }
  rebuilds += 1;
});

afterAll((_, { tasks }: RunnerTestSuite) => {
  if (allPassed(tasks)) rememberMutants();
});

/** Whether all of them ran, and none failed. */
const allPassed = (tasks: readonly RunnerTask[]): boolean =>
  tasks.every((task) => ('tasks' in task ? allPassed(task.tasks) : task.result?.state === 'pass'));

/**
 * Builds the tables anew from a migration; the accounts and their sessions stay. Both roles are
 * granted everything, as the embedded backend does it, unless the check is about the grants.
 */
async function rebuild(migration: string, looked: Promised): Promise<void> {
  await backend.sql.exec(`
    drop schema private cascade;
    drop table public.contact_messages, public.blog_posts, public.portfolio cascade;
    drop function if exists public.is_admin() cascade;
    ${migration}
  `);
  await access.nameAdmins();
  if (looked === 'grants, policies and functions are those that were written down') return;
  await backend.sql.exec(
    'grant all on all tables in schema public, private to anon, authenticated',
  );
}

test.each(Object.keys(checks) as Promised[])('as it is written: %s', async (promise) => {
  await rebuild(MIGRATION, promise);
  await checks[promise](access);
});

const SAME =
  'the same message twice is accepted and stored once, with a number added it is another';
const ADDRESS =
  'only what the gateway says of an address counts, and what cannot be read is one sender';
const SWEPT = 'what was kept long enough goes with the next message';
const SHOWN = 'a text that shows nothing, or not in its order, is refused or put right';
const KEPT = 'every change of an entry is kept, of a message only that it was deleted';
const FOUND =
  'a search finds every word anywhere, in any script, and nothing stands for other text';
const PICTURES = 'pictures are seen in their list, added and deleted by admins alone';
const PICTURE = 'a picture has the name, type and size of one, and its bucket';
const MOVED = 'a former slug leads to its post as long as no other post has it';
const MAILED =
  'a message is mailed once, a failed mail again after a while, and only by the service key';
const BUILT = 'a build is started by acting admins alone, and only where a hook is set';
const WRITTEN_DOWN = 'grants, policies and functions are those that were written down';
/** Each line that guards a table. */
const GUARDS = new Set(
  MIGRATION.match(/^alter table \S+ (?:enable|force) row level security;$/gm) ?? [],
);
const ADMINS_ONLY = 'using ((select public.is_admin()))';

describe('a migration is noticed', () => {
  countCases('weakened migrations noticed');

  test.each<{ weakness: string; from: string; to: string; caught: Promised }>([
    {
      weakness: 'visitors can no longer send',
      from: `create policy "visitors send messages" on public.contact_messages
  for insert to anon with check (created_at = now());`,
      to: '',
      caught: 'every role does what it may, and nothing else',
    },
    {
      weakness: 'every account reads the messages',
      from: `for select to authenticated ${ADMINS_ONLY}`,
      to: 'for select to authenticated using (true)',
      caught: 'every role does what it may, and nothing else',
    },
    {
      weakness: 'every account is an admin',
      from: 'return exists (select from private.admins) and (select assured from private.caller);',
      to: 'return true;',
      caught: 'only the listed are told that they are admins',
    },
    {
      weakness: 'the list of admins is unguarded',
      from: 'alter table private.admins enable row level security;',
      to: '',
      caught: 'every role does what it may, and nothing else',
    },
    {
      weakness: 'a view has its owner’s rights',
      from: 'view public.listed_posts with (security_invoker = true)',
      to: 'view public.listed_posts',
      caught: 'grants, policies and functions are those that were written down',
    },
    {
      weakness: 'clients name their own row',
      from: 'new.id := gen_random_uuid();',
      to: '',
      caught: 'id and created_at are not for a client to choose',
    },
    {
      weakness: 'lengths are not checked',
      from: 'if char_length(private.visible(value)) < fewest then',
      to: 'if false then',
      caught: 'a bad row is refused in the words of the form',
    },
    {
      weakness: 'any address is an e-mail address',
      from: 'if char_length(value) > 254 or value !~',
      to: `if value !~ '.' and value !~`,
      caught: 'a bad row is refused in the words of the form',
    },
    {
      weakness: 'no backstop below the rules',
      from: ` check (char_length(btrim(message, E' \\t\\n\\r')) between 10 and 10000)`,
      to: '',
      caught: 'what the rules let through by mistake, a CHECK stops',
    },
    {
      weakness: 'no limit for one address',
      from: ') >= 10 or (\n    select count(*) from private.senders where sent_at',
      to: ') >= 1000 or (\n    select count(*) from private.senders where sent_at',
      caught: 'ten messages of one address are stored, the eleventh is not',
    },
    {
      weakness: 'no limit for one request',
      from: `if rows > 5 then perform private.refuse('Send at most 5 messages at once'); end if;`,
      to: '',
      caught: 'five rows fit into a request, six do not',
    },
    {
      weakness: 'repetitions are stored',
      from: 'where id = message.id and exists (',
      to: 'where false and exists (',
      caught: SAME,
    },
    {
      weakness: 'repetitions lose what was added',
      from: '        and stored.mobile is not distinct from message.mobile\n',
      to: '',
      caught: SAME,
    },
    {
      weakness: 'the count tells what is stored already',
      from: 'perform private.check_limits(private.line_of(new));',
      to: `perform private.check_limits(private.line_of(new));
        if exists (select from public.contact_messages where email = new.email) then return null; end if;`,
      caught: 'a message that is stored already is answered like a new one',
    },
    {
      weakness: 'texts of any size are read',
      from: 'if octet_length(value) > most * 4 + 1000 then',
      to: 'if false then',
      caught: 'megabytes are refused before they are read',
    },
    {
      weakness: 'visitors name their own network address',
      from: `btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''))`,
      to: `btrim(split_part(headers ->> 'x-forwarded-for', ',', 1))`,
      caught: ADDRESS,
    },
    {
      weakness: 'unreadable addresses are many senders',
      from: `    'unknown'\n`,
      to: '    gen_random_uuid()::text\n',
      caught: ADDRESS,
    },
    {
      weakness: 'a proxy needs no secret',
      from: 'settings.proxy_secret_hash is null or',
      to: 'true or',
      caught: 'a named proxy is believed with its secret alone',
    },
    {
      weakness: 'a /48 is as many senders as it has /64s',
      from: ') >= 60',
      to: ') >= 6000',
      caught: 'sixty messages of a /48 are stored, not more',
    },
    {
      weakness: 'an e-mail address has one allowance for all who write in its name',
      from: 'where address_hash = line.address_hash and email_hash = line.email_hash and sent_at > since',
      to: 'where email_hash = line.email_hash and sent_at > since',
      caught: 'others cannot use up the allowance of an e-mail address',
    },
    {
      weakness: 'there is no last resort',
      from: ') >= (select most_messages from private.settings) then',
      to: ') < 0 then',
      caught: 'all senders together are stopped at the number of the settings',
    },
    {
      weakness: 'nothing sweeps by itself',
      from: 'perform private.sweep(100);',
      to: '',
      caught: SWEPT,
    },
    {
      weakness: 'the history is kept for ever',
      from: 'where made_at <= now() - (select keep_history from private.settings)',
      to: 'where false',
      caught: SWEPT,
    },
    {
      weakness: 'an ended session still writes',
      from: '(%s) as alive',
      to: '(true or %s) as alive',
      caught: 'a session that was ended writes nothing',
    },
    {
      weakness: 'a second factor counts for nothing',
      from: '(%s) as assured',
      to: '(true or %s) as assured',
      caught: 'an account with a second factor is no admin without it',
    },
    {
      weakness: 'the first of two accounts is named an admin',
      from: 'elsif cardinality(accounts) > 1 then',
      to: 'elsif false then',
      caught: 'an admin is named by one confirmed account alone',
    },
    {
      weakness: 'an account with an unconfirmed address is named an admin',
      from: 'and email_confirmed_at is null',
      to: 'and false',
      caught: 'an admin is named by one confirmed account alone',
    },
    {
      weakness: 'invisible characters make a name',
      from: 'if char_length(private.visible(value)) < fewest then',
      to: 'if char_length(value) < fewest then',
      caught: SHOWN,
    },
    {
      weakness: 'a name turns the text after it round',
      from: String.raw`E'[\u202a-\u202e\u2066-\u2069]'`,
      to: `E'[\u0007]'`,
      caught: SHOWN,
    },
    {
      weakness: 'a post takes the place of a page',
      from: 'perform private.check_slug(new.slug);',
      to: '',
      caught: 'a slug that is reserved or in use is refused in words',
    },
    {
      weakness: 'only the constraint knows of a slug in use',
      from: `message = 'Another post already uses this slug.'`,
      to: `message = 'duplicate key value violates unique constraint'`,
      caught: 'a slug that is reserved or in use is refused in words',
    },
    {
      weakness: 'a deletion leaves no trace',
      from: 'create trigger record after insert or update or delete on public.blog_posts',
      to: 'create trigger record after insert or update on public.blog_posts',
      caught: KEPT,
    },
    {
      weakness: 'the words of a deleted message are kept',
      from: `if tg_table_name = 'contact_messages' then`,
      to: 'if false then',
      caught: KEPT,
    },
    {
      weakness: 'every account reads the history',
      from: `create policy "admins read the history" on private.audit_log
  for select to authenticated ${ADMINS_ONLY}`,
      to: `create policy "admins read the history" on private.audit_log
  for select to authenticated using (true)`,
      caught: 'the history is for admins',
    },
    {
      weakness: 'every account restores',
      from: 'for insert to authenticated with check ((select private.acts_as_admin()));\n\n-- Gives',
      to: 'for insert to authenticated with check (true);\n\n-- Gives',
      caught: 'the history is for admins',
    },
    {
      weakness: 'admins read the history without their second factor',
      from: `create policy "admins read the history" on private.audit_log
  for select to authenticated ${ADMINS_ONLY}`,
      to: `create policy "admins read the history" on private.audit_log
  for select to authenticated using (exists (select from private.admins))`,
      caught: 'the history is for admins',
    },
    {
      weakness: 'an ended session restores',
      from: 'for insert to authenticated with check ((select private.acts_as_admin()));\n\n-- Gives',
      to: 'for insert to authenticated with check ((select public.is_admin()));\n\n-- Gives',
      caught: 'the history is for admins',
    },
    {
      weakness: 'what was asked to be restored stays',
      from: 'delete from private.restores where version = new.version;',
      to: '',
      caught: 'the history is for admins',
    },
    {
      weakness: 'admins write their own history',
      from: `create policy "admins read the history" on private.audit_log
  for select to authenticated ${ADMINS_ONLY}`,
      to: `create policy "admins read the history" on private.audit_log
  for all to authenticated ${ADMINS_ONLY}`,
      caught: 'the history is written by triggers alone',
    },
    {
      weakness: 'admins are granted more of the history than to read it',
      from: 'grant select on private.audit_log to authenticated;',
      to: 'grant all on private.audit_log to authenticated;',
      caught: 'grants, policies and functions are those that were written down',
    },
    {
      weakness: 'visitors may ask for the history',
      from: 'public.deleted_entries(text), public.restore_entry(bigint) to authenticated;',
      to: 'public.deleted_entries(text), public.restore_entry(bigint) to anon, authenticated;',
      caught: 'grants, policies and functions are those that were written down',
    },
    {
      weakness: 'the history is kept ten times as long',
      from: `keep_history interval not null default '90 days'`,
      to: `keep_history interval not null default '900 days'`,
      caught: SWEPT,
    },
    {
      weakness: 'deleted entries are listed as long as changes are kept',
      from: `      and logged.made_at > now() - interval '30 days'\n`,
      to: '',
      caught: 'what was deleted is listed for thirty days',
    },
    {
      weakness: 'a grant wider than the form',
      from: 'grant insert (name, email, mobile, message) on public.contact_messages to anon',
      to: 'grant insert on public.contact_messages to anon',
      caught: 'grants, policies and functions are those that were written down',
    },
    {
      weakness: 'what is searched for may hold patterns',
      from: "regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g')",
      to: 'word',
      caught: FOUND,
    },
    {
      weakness: 'a search may have any number of words',
      from: '    limit 6\n',
      to: '',
      caught: FOUND,
    },
    {
      weakness: 'a search may be of any length',
      from: 'left(query, 100)',
      to: 'query',
      caught: FOUND,
    },
    {
      weakness: 'letters are compared as they are written',
      from: 'lower(normalize(joined, nfkc))',
      to: 'lower(joined)',
      caught: FOUND,
    },
    {
      weakness: 'a search answers with any number of rows',
      from: 'most constant int := 30;',
      to: 'most constant int := 3000;',
      caught:
        'a search answers with thirty rows at most, without long texts, and goes on behind the last',
    },
    {
      weakness: 'a search ends where it stops to look through the newest',
      from: 'return found || older;',
      to: 'return found;',
      caught:
        'a search answers with thirty rows at most, without long texts, and goes on behind the last',
    },
    {
      weakness: 'a search has its owner’s rights',
      from: "language sql stable rows 30 set search_path = ''",
      to: "language sql stable security definer rows 30 set search_path = ''",
      caught: 'a search shows what the policies of the tables show',
    },
    {
      weakness: 'a search of messages has its owner’s rights',
      from: `) returns setof public.contact_messages
language sql stable rows 30`,
      to: `) returns setof public.contact_messages
language sql stable security definer rows 30`,
      caught: 'messages are found by admins alone, and only they are told of new ones',
    },
    {
      weakness: 'every account is told of new messages',
      from: 'language sql stable rows 1 set',
      to: 'language sql stable security definer rows 1 set',
      caught: 'messages are found by admins alone, and only they are told of new ones',
    },
    {
      weakness: 'every role may name an admin',
      from: 'revoke all on all functions in schema private from public;',
      to: '',
      caught: 'grants, policies and functions are those that were written down',
    },
    {
      weakness: 'every account sees the bucket of pictures',
      from: "for select to authenticated using (id = 'pictures' and (select public.is_admin()));",
      to: "for select to authenticated using (id = 'pictures');",
      caught: PICTURES,
    },
    {
      weakness: 'admins see every bucket',
      from: "using (id = 'pictures' and (select public.is_admin()));",
      to: 'using ((select public.is_admin()));',
      caught: PICTURE,
    },
    {
      weakness: 'every account lists pictures',
      from: "using (bucket_id = 'pictures' and (select public.is_admin()));",
      to: "using (bucket_id = 'pictures');",
      caught: PICTURES,
    },
    {
      weakness: 'admins list every bucket',
      from: "using (bucket_id = 'pictures' and (select public.is_admin()));",
      to: 'using ((select public.is_admin()));',
      caught: PICTURE,
    },
    {
      weakness: 'every account adds pictures',
      from: '      and (select private.acts_as_admin())\n      and name',
      to: '      and name',
      caught: PICTURES,
    },
    {
      weakness: 'an ended session adds pictures',
      from: '      and (select private.acts_as_admin())\n      and name',
      to: '      and (select public.is_admin())\n      and name',
      caught: PICTURES,
    },
    {
      weakness: 'admins add files to every bucket',
      from: "      bucket_id = 'pictures'\n      and",
      to: '      true and',
      caught: PICTURE,
    },
    {
      weakness: 'a picture may have any name',
      from: "name ~ '^[0-9a-f]{32}-[0-9a-f]{6}-[1-9][0-9]{0,3}[.](avif|webp|jpeg)$'",
      to: 'true',
      caught: PICTURE,
    },
    {
      weakness: 'a page is stored as a picture',
      from: "and coalesce(metadata ->> 'mimetype', 'image/' || substring(name from '[a-z]+$'))",
      to: "and coalesce(null, 'image/' || substring(name from '[a-z]+$'))",
      caught: PICTURE,
    },
    {
      weakness: 'a picture may have any size',
      from: "coalesce((metadata ->> 'size')::bigint, 0)",
      to: '0',
      caught: PICTURE,
    },
    {
      weakness: 'a picture may be announced with any size',
      from: "coalesce((metadata ->> 'contentLength')::bigint, 0)",
      to: '0',
      caught: PICTURE,
    },
    {
      weakness: 'the bucket takes files of any size',
      from: "'pictures', 'pictures', true, 1000000,",
      to: "'pictures', 'pictures', true, null,",
      caught: PICTURE,
    },
    {
      weakness: 'the bucket takes files of any type',
      from: "array['image/avif', 'image/webp', 'image/jpeg']",
      to: 'null',
      caught: PICTURE,
    },
    {
      weakness: 'every account deletes pictures',
      from: "using (bucket_id = 'pictures' and (select private.acts_as_admin()));",
      to: "using (bucket_id = 'pictures');",
      caught: PICTURES,
    },
    {
      weakness: 'an ended session deletes pictures',
      from: "using (bucket_id = 'pictures' and (select private.acts_as_admin()));",
      to: "using (bucket_id = 'pictures' and (select public.is_admin()));",
      caught: PICTURES,
    },
    {
      weakness: 'every role sets up the pictures',
      from: 'revoke all on function private.set_up_pictures() from public;',
      to: '',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'former slugs are unguarded',
      from: 'alter table private.former_slugs enable row level security;',
      to: '',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'visitors may change former slugs',
      from: 'grant select (slug, post_id) on private.former_slugs to anon, authenticated;',
      to: 'grant all on private.former_slugs to anon, authenticated;',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'a policy lets visitors change former slugs',
      from: 'create policy "visitors read former slugs" on private.former_slugs\n  for select',
      to: 'create policy "visitors read former slugs" on private.former_slugs\n  for all',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'a policy lets accounts change former slugs',
      from: 'create policy "accounts read former slugs" on private.former_slugs\n  for select',
      to: 'create policy "accounts read former slugs" on private.former_slugs\n  for all',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'visitors find no former slug',
      from: 'for select to anon using (true);\ndrop policy if exists "accounts read former slugs"',
      to: 'for select to anon using (false);\ndrop policy if exists "accounts read former slugs"',
      caught: MOVED,
    },
    {
      weakness: 'a slug that is left is forgotten',
      from: 'create trigger former_slug after insert or update of slug on public.blog_posts',
      to: 'create trigger former_slug after insert on public.blog_posts',
      caught: MOVED,
    },
    {
      weakness: 'a slug that another post has taken leads back after it',
      from: 'delete from private.former_slugs where slug = new.slug;',
      to: '',
      caught: MOVED,
    },
    {
      weakness: 'a slug in use leads elsewhere',
      from: '\nwhere not exists (select from public.blog_posts used where used.slug = former.slug)',
      to: '',
      caught: MOVED,
    },
    {
      weakness: 'former slugs are shown with their owner’s rights',
      from: 'view public.moved_posts with (security_invoker = true)',
      to: 'view public.moved_posts',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'every role keeps a former slug',
      from: 'revoke all on function private.keep_former_slug() from public;',
      to: '',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'what was mailed is unguarded',
      from: 'alter table private.mails enable row level security;',
      to: '',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'accounts read what was mailed',
      from: 'revoke all on private.mails from public, anon, authenticated;',
      to: 'grant select on private.mails to authenticated;',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'every role claims mails within the database',
      from: 'revoke all on function private.claim_mails(uuid), private.settle_mail(uuid) from public;',
      to: '',
      caught: WRITTEN_DOWN,
    },
    {
      weakness: 'every role claims mails',
      from: 'revoke all on function public.claim_mails(uuid), public.settle_mail(uuid)\n  from public, anon, authenticated;',
      to: 'grant execute on function private.claim_mails(uuid), private.settle_mail(uuid) to anon, authenticated; grant usage on schema private to anon, authenticated;',
      caught: MAILED,
    },
    {
      weakness: 'what was mailed is mailed again',
      from: 'mailed.sent_at is',
      to: 'null::timestamptz is',
      caught: MAILED,
    },
    {
      weakness: 'a mail that was sent is not marked',
      from: 'update private.mails set sent_at = now() where message_id = chosen',
      to: 'update private.mails set sent_at = null where message_id = chosen',
      caught: MAILED,
    },
    {
      weakness: 'a failed mail is tried again at once',
      from: `interval '1 minute' * power`,
      to: `interval '0 minutes' * power`,
      caught: MAILED,
    },
    {
      weakness: 'a failed mail is tried every minute',
      from: `power(2, least(mailed.attempts, 10))`,
      to: '1',
      caught: MAILED,
    },
    {
      weakness: 'messages of any age are mailed',
      from: `created_at > now() - interval '1 day' else`,
      to: 'true else',
      caught: MAILED,
    },
    {
      weakness: 'any number of mails is claimed at once',
      from: 'order by created_at limit 10\n',
      to: 'order by created_at\n',
      caught: MAILED,
    },
    {
      weakness: 'what was mailed is kept for ever',
      from: `where tried_at <= now() - interval '30 days'`,
      to: 'where false',
      caught: SWEPT,
    },
    {
      weakness: 'every account starts builds',
      from: `for insert to authenticated with check ((select private.acts_as_admin()));

-- After the insert, because policies are asked before that and not earlier.
create or replace function private.start_build`,
      to: `for insert to authenticated with check (true);

create or replace function private.start_build`,
      caught: BUILT,
    },
    {
      weakness: 'every account is told of the build hook',
      from: 'return public.is_admin() and (select has_hook from',
      to: 'return (select has_hook from',
      caught: BUILT,
    },
    {
      weakness: 'what was asked to be built stays',
      from: 'delete from private.builds where asked_at = new.asked_at;',
      to: '',
      caught: BUILT,
    },
  ])('in which $weakness', async ({ from, to, caught }) => {
    await rebuild(weakened(from, to), caught);
    await expect(checks[caught](access)).rejects.toThrow();
  });

  test.each([...GUARDS])('without: %s', async (guard) => {
    await rebuild(weakened(guard, ''), WRITTEN_DOWN);
    await expect(checks[WRITTEN_DOWN](access)).rejects.toThrow();
  });
});
