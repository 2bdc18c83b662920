import { expect } from 'vitest';
import { ALL_MIGRATIONS } from '../support/allMigrations.ts';
import { affects, does, VERBS } from '../support/callerActions.ts';
import { ask, CALLERS, type Caller } from '../support/callers.ts';
import { count, stored } from '../support/databaseForTests.ts';
import { EXPECTED_RIGHTS } from '../support/expectedRights.ts';
import { guarantee } from '../support/guarantee.ts';
import type { PlainDatabase } from '../support/plainDatabase.ts';
import { readRights } from '../support/readRights.ts';
import { insertOf, sampleOf, TABLES, type TableName } from '../support/samples.ts';

const { admin, anonymous } = CALLERS;

const IS_ADMIN = '(select public.is_admin())';
const ACTS = '(select private.acts_as_admin())';
const HISTORY = 'on private.audit_log\n  for';
const RESTORING = ';\n\n-- Gives an entry';
const STARTING = ';\n\n-- After the insert';
/** Each line that guards a table. */
const GUARDS =
  ALL_MIGRATIONS.match(/^alter table \S+ (?:enable|force) row level security;$/gm) ?? [];
const PICTURES = "using (bucket_id = 'pictures'";

type Role = keyof typeof CALLERS;
const ROLES = Object.keys(CALLERS) as Role[];

const ALL = 'select, insert, update, delete';
const VISITOR = { contact_messages: 'insert', blog_posts: 'select', portfolio: 'select' };
const ADMIN = { contact_messages: 'select, insert, delete', blog_posts: ALL, portfolio: ALL };
/** What each role may do, by table. */
const RIGHTS: Record<Role, Record<TableName, string>> = {
  anonymous: VISITOR,
  unlisted: VISITOR,
  admin: ADMIN,
  'an admin without its second factor': VISITOR,
  'an admin with its second factor': ADMIN,
  'an admin whose session has ended': { ...VISITOR, contact_messages: 'select, insert' },
};

/** As the embedded backend does it, so that policies and triggers have to suffice. */
const grantAll = ({ owner }: PlainDatabase) =>
  owner.query('grant all on all tables in schema public, private to anon, authenticated');

guarantee('every role does what it may, and nothing else', async (database) => {
  await grantAll(database);
  for (const role of ROLES) {
    for (const table of TABLES) {
      const done = [];
      for (const verb of VERBS) {
        if (await does(database, verb, table, CALLERS[role])) done.push(verb);
      }
      expect([role, table, done.join(', ')]).toEqual([role, table, RIGHTS[role][table]]);
    }
  }
}).brokenBy({
  'visitors can no longer send':
    'create policy "visitors send messages" on public.contact_messages\n  for insert to anon with check (created_at = now());',
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
});

guarantee('id and created_at are not for a client to choose', async (database) => {
  await grantAll(database);
  const forged = { id: crypto.randomUUID(), created_at: '2099-01-01T00:00:00+00:00' };
  const attempts = [['contact_messages', anonymous], ...TABLES.map((table) => [table, admin])];
  for (const [table, caller] of attempts as [TableName, Caller][]) {
    for (const [column, value] of Object.entries(forged)) {
      const row = { ...sampleOf(table), [column]: value };
      await affects(database, caller, ...insertOf(table, [row]));
      const change = `update public.${table} set ${column} = $1 where id = $2`;
      await affects(database, caller, change, [value, await stored(database, table)]);
      expect(await count(database, `public.${table} where ${column} = '${value}'`)).toBe(0);
    }
  }
}).brokenBy({
  'clients name their own row': 'new.id := gen_random_uuid();',
});

guarantee('an admin is named by one confirmed account alone', async ({ owner }) => {
  await owner.query(`
    insert into auth.users (id, email, email_confirmed_at) values
      (gen_random_uuid(), 'twice@example.com', now()),
      (gen_random_uuid(), 'TWICE@example.com', now()),
      (gen_random_uuid(), 'new@example.com', null)`);
  for (const [address, refusal] of [
    ['twice@example.com', 'More than one account has the address twice@example.com'],
    ['new@example.com', 'The account of new@example.com has not confirmed its address'],
    ['nobody@example.com', 'There is no account of nobody@example.com'],
  ]) {
    const naming = owner.query('select private.name_admin($1)', [address]);
    await expect(naming).rejects.toThrow(refusal);
  }
}).brokenBy({
  'the first of two accounts is named an admin': ['cardinality(accounts) > 1', 'false'],
  'an unconfirmed account is named an admin': ['and email_confirmed_at is null', 'and false'],
});

guarantee('statements of visitors have three seconds, of accounts eight', async ({ owner }) => {
  const { rows } = await owner.query(`
    select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated') order by 1
  `);
  expect(rows).toEqual([
    { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
    { rolname: 'authenticated', rolconfig: ['statement_timeout=8s'] },
  ]);
}).brokenBy({
  'a visitor’s statement takes any time': "('anon', '3s'), ",
});

guarantee('a picture has the name, type and size of one, and its bucket', async (database) => {
  const { rows } = await database.owner.query(
    `select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets`,
  );
  const types = ['image/avif', 'image/webp', 'image/jpeg'];
  expect(rows).toEqual([{ public: true, size: 1_000_000, types }]);
  const name = `${'0a'.repeat(16)}-c0ffee-480.webp`;
  const photo = { mimetype: 'image/webp', size: 1_000_000, contentLength: 1_000_000 };
  const adds = (named = name, change: object = {}, bucket = 'pictures') =>
    affects(
      database,
      admin,
      'insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)',
      [bucket, named, JSON.stringify({ ...photo, ...change })],
    );
  expect([
    await adds(),
    await adds('notes.webp'),
    await adds(name, { mimetype: 'text/html' }),
    await adds(name, { size: 1_000_001 }),
    await adds(name, { contentLength: 1_000_001 }),
    await adds(name, {}, 'other'),
  ]).toEqual([true, false, false, false, false, false]);
}).brokenBy({
  'admins add files to every bucket': ["bucket_id = 'pictures'\n      and", 'true and'],
  'a picture may have any name': ["name ~ '^[0-9a-f]{32}", "'x' <> '^[0-9a-f]{32}"],
  'a page is stored as a picture': ["coalesce(metadata ->> 'mimetype',", 'coalesce(null,'],
  'a picture may have any size': ["coalesce((metadata ->> 'size')::bigint, 0)", '0'],
  'a picture may be announced with any size': ["(metadata ->> 'contentLength')::bigint", '0'],
  'the bucket takes files of any size': ['true, 1000000,', 'true, null,'],
  'the bucket takes any type': ["array['image/avif', 'image/webp', 'image/jpeg']", 'null'],
});

guarantee('acting admins alone start a build, and only where a hook is set', async (database) => {
  const { owner } = database;
  const start = 'select public.start_build()';
  await expect(ask(owner, admin, start)).rejects.toThrow('No build hook is set.');
  expect((await ask(owner, admin, 'select public.has_build_hook() as is')).rows).toEqual([
    { is: false },
  ]);
  await owner.query(`update private.settings set build_hook = 'https://builds.example/hook'`);
  await expect(ask(owner, admin, start)).rejects.toThrow('The extension pg_net is not enabled.');
  await owner.query(`
    create schema net;
    create table net.calls (url text);
    create function net.http_post(url text) returns void
    language sql as 'insert into net.calls values (url)'`);
  for (const role of ROLES) {
    const { contact_messages: messages, blog_posts: posts } = RIGHTS[role];
    const acts = posts.includes('update');
    await owner.query('truncate net.calls');
    expect({
      role,
      isTold: await affects(database, CALLERS[role], 'select where public.has_build_hook()'),
      starts: await affects(database, CALLERS[role], start),
      calls: (await owner.query('select * from net.calls')).rows,
    }).toEqual({
      role,
      isTold: messages.includes('select'),
      starts: acts,
      calls: acts ? [{ url: 'https://builds.example/hook' }] : [],
    });
  }
  expect(await count(database, 'private.builds')).toBe(0);
}).brokenBy({
  'every account starts builds': [`(${ACTS})${STARTING}`, `(true)${STARTING}`],
  'every account is told of the build hook': [
    'return public.is_admin() and (select has_hook from',
    'return (select has_hook from',
  ],
  'what was asked to be built stays': 'delete from private.builds where asked_at = new.asked_at;',
});

guarantee('grants, policies and functions are those that were written down', async ({ owner }) => {
  expect(await readRights(owner)).toEqual(EXPECTED_RIGHTS);
}).brokenBy({
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
  'every account reads the history': [
    `${HISTORY} select to authenticated using (${IS_ADMIN})`,
    `${HISTORY} select to authenticated using (true)`,
  ],
  'admins read the history without their second factor': [
    `${HISTORY} select to authenticated using (${IS_ADMIN})`,
    `${HISTORY} select to authenticated using (exists (select from private.admins))`,
  ],
  'admins write their own history': [`${HISTORY} select`, `${HISTORY} all`],
  'every account restores': [`(${ACTS})${RESTORING}`, `(true)${RESTORING}`],
  'an ended session restores': [`(${ACTS})${RESTORING}`, `(${IS_ADMIN})${RESTORING}`],
  'a search has its owner’s rights': ['rows 30 set', 'security definer rows 30 set'],
  'a search of messages has its owner’s rights': [
    'contact_messages\nlanguage sql stable',
    'contact_messages\nlanguage sql stable security definer',
  ],
  'every account is told of new messages': ['rows 1 set', 'security definer rows 1 set'],
  'every role claims mails':
    'revoke all on function public.claim_mails(uuid), public.settle_mail(uuid)\n  from public, anon, authenticated;',
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
  'admins see every bucket': [`using (id = 'pictures' and ${IS_ADMIN})`, `using (${IS_ADMIN})`],
  'admins list every bucket': [`${PICTURES} and ${IS_ADMIN})`, `using (${IS_ADMIN})`],
  ...Object.fromEntries(GUARDS.map((guard) => [`without: ${guard}`, guard])),
});
