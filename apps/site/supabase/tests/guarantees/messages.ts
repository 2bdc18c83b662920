import { expect } from 'vitest';
import { type Message, send } from '../support/callerActions.ts';
import { ask, CALLERS } from '../support/callers.ts';
import { count, stored } from '../support/databaseForTests.ts';
import { guarantee } from '../support/guarantee.ts';
import type { PlainDatabase } from '../support/plainDatabase.ts';
import { insertOf, newMessage, sampleOf, type TableName } from '../support/samples.ts';

const { admin } = CALLERS;
const TOO_MANY = 'PT429';

const forwarded = (list: string) => ({ 'x-forwarded-for': list });

/** Sends so many messages. @returns how often each answer was given */
async function sending(
  client: PlainDatabase['owner'],
  messages: number,
  headersOf: (n: number) => Record<string, string>,
  written: (n: number) => object = () => ({}),
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (let n = 0; n < messages; n += 1) {
    const said = await send(client, headersOf(n), { ...newMessage(), ...written(n) });
    answers[said] = (answers[said] ?? 0) + 1;
  }
  return answers;
}

guarantee('what is wrong is refused in the words of the form', async (database) => {
  const pile = `a${'\u0301'.repeat(31)}`;
  const rows: [TableName, object, string][] = [
    ['contact_messages', { name: ' A\u0007 ' }, 'Name must be at least 2 characters'],
    ['contact_messages', { name: '\u200b\u3164\u2800' }, 'Name must be at least 2 characters'],
    ['contact_messages', { email: 'anbu@home' }, 'Please enter a valid email address'],
    ['contact_messages', { message: '🌾'.repeat(9) }, 'Message must be at least 10 characters'],
    ['portfolio', { thumbnail_url: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['blog_posts', { slug: 'index' }, 'This slug is reserved. Please choose another one.'],
    ...['a/b', '../../x', '...'].map((slug): [TableName, object, string] => [
      'blog_posts',
      { slug },
      'Please use only letters, digits and hyphens in the slug.',
    ]),
    ['contact_messages', { mobile: pile }, 'Mobile has too many accents on one letter'],
    ['blog_posts', { tags: ['One', pile] }, 'A tag has too many accents on one letter'],
  ];
  for (const [table, change, message] of rows) {
    const insert = insertOf(table, [{ ...sampleOf(table), ...change }]);
    await expect(ask(database.owner, admin, ...insert)).rejects.toMatchObject({
      code: '22023',
      message,
    });
  }
  const message = `Please ring ${pile.slice(0, -1)}`;
  await send(database.owner, undefined, { ...newMessage(), name: 'Anbu\u202e\nK.', message });
  expect(await count(database, `public.contact_messages where name = 'Anbu K.'`)).toBe(1);
}).brokenBy({
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
  'a slug names a folder': ['[ -,./:-@', '[ -,.:-@'],
});

guarantee('megabytes are refused before they are read', async ({ owner }) => {
  await owner.query(`
    create or replace function private.tidy(value text) returns text
    language plpgsql immutable strict set search_path = ''
    as $$ begin
      if octet_length(value) > 100000 then raise 'It was read.'; end if;
      return value;
    end $$`);
  for (const column of ['name', 'email', 'mobile', 'message']) {
    const message = { ...newMessage(), [column]: 'x'.repeat(200_000) };
    expect(await send(owner, undefined, message)).toBe('22023');
  }
}).brokenBy({
  'texts of any size are read': ['octet_length(value) > most', 'false and 0 > most'],
});

guarantee('five rows fit into a request, six do not', async (database) => {
  const rows = Array.from({ length: 6 }, newMessage);
  expect(await send(database.owner, undefined, rows)).toBe('22023');
  expect(await send(database.owner, undefined, rows.slice(1))).toBe('stored 5');
  expect(await count(database, 'public.contact_messages')).toBe(5);
}).brokenBy({
  'no limit for one request': `if rows > 5 then perform private.refuse('Send at most 5 messages at once'); end if;`,
});

guarantee('the same message is answered alike, and stored once', async (database) => {
  const { owner } = database;
  const row = { ...newMessage(), mobile: '98765 43210' };
  const { mobile: _, ...unreachable } = row;
  const stored = () => count(database, 'public.contact_messages');
  const sent: [Message | Message[], number][] = [
    [row, 1],
    [row, 1],
    [{ ...row, name: 'Anbu K.' }, 2],
    [{ ...row, email: row.email.toUpperCase() }, 3],
    [{ ...row, mobile: '98765 43211' }, 4],
    [unreachable, 5],
    [unreachable, 5],
    [{ ...row, message: `${row.message} Today.` }, 6],
    [[row, newMessage(), newMessage(), row], 8],
  ];
  for (const [n, [messages, rows]] of sent.entries()) {
    const said = await send(owner, forwarded(`192.0.2.${n}`), messages);
    expect([said, await stored()]).toEqual([`stored ${[messages].flat().length}`, rows]);
  }
  expect(await count(database, 'private.audit_log')).toBe(0);
  // Again once an admin has deleted it, and ten minutes later.
  await owner.query('delete from public.contact_messages');
  await send(owner, undefined, row);
  expect(await stored()).toBe(1);
  await owner.query(
    `update public.contact_messages set created_at = now() - interval '10 minutes'`,
  );
  await send(owner, undefined, row);
  expect(await stored()).toBe(2);
}).brokenBy({
  'repetitions are stored': ['where id = message.id and exists (', 'where false and exists ('],
  'repetitions lose what was added':
    '        and stored.mobile is not distinct from message.mobile\n',
  'the count tells what is stored already': [
    'perform private.check_limits(private.line_of(new));',
    `perform private.check_limits(private.line_of(new));
      if exists (select from public.contact_messages where email = new.email) then return null; end if;`,
  ],
});

guarantee('the second of two messages that overlap waits, and is folded', async (database) => {
  const [one, other] = [await database.connect(), await database.connect()];
  const insert = insertOf('contact_messages', [newMessage()]);
  await one.query('begin; set local role anon');
  await one.query(...insert);
  await other.query('begin; set local role anon');
  const second = other.query(...insert);
  // Either it waits for the first, or it is through already.
  for (;;) {
    const { rows } = await database.owner.query(`select wait_event from pg_stat_activity
      where datname = current_database() and (wait_event = 'advisory' or query like 'insert%' and state = 'idle in transaction' and pid <> pg_backend_pid())`);
    if (rows.length === 2 || rows.some(({ wait_event }) => wait_event === 'advisory')) break;
  }
  await one.query('commit');
  await second;
  await other.query('commit');
  expect(await count(database, 'public.contact_messages')).toBe(1);
}).brokenBy({
  'without locks': 'perform pg_advisory_xact_lock(key);',
});

guarantee('thirty messages of a network address are stored in ten minutes', async ({ owner }) => {
  // Only what the gateway says of an address counts.
  const one = (n: number) => forwarded(`10.0.0.${n}, 192.0.2.1`);
  expect(await sending(owner, 31, one)).toEqual({ 'stored 1': 30, [TOO_MANY]: 1 });
  expect(await send(owner, forwarded('192.0.2.2'))).toBe('stored 1');
  await owner.query(`update private.senders set sent_at = sent_at - interval '10 minutes'`);
  expect(await send(owner, one(1))).toBe('stored 1');
  // What cannot be read is one sender.
  const unread = (n: number) => ({ 'cf-connecting-ip': `10.0.0.${n}` });
  expect(await sending(owner, 31, unread)).toEqual({ 'stored 1': 30, [TOO_MANY]: 1 });
}).brokenBy({
  'visitors name their own network address': [
    `btrim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', ''))`,
    `btrim(split_part(headers ->> 'x-forwarded-for', ',', 1))`,
  ],
  'unreadable addresses are many senders': [`    'unknown'\n`, '    gen_random_uuid()::text\n'],
});

guarantee('a named proxy is believed with its secret alone', async ({ owner }) => {
  await owner.query(`select private.trust_proxy('x-real-ip', 'x-proxy-secret', 'open sesame')`);
  const one = (secret: string) => (n: number) => ({
    'x-real-ip': `10.0.0.${n}`,
    'x-proxy-secret': secret,
    ...forwarded('192.0.2.3'),
  });
  expect(await sending(owner, 31, one('open sesame'))).toEqual({ 'stored 1': 31 });
  expect(await sending(owner, 31, one('made up'))).toEqual({ 'stored 1': 30, [TOO_MANY]: 1 });
}).brokenBy({
  'a proxy needs no secret': ['settings.proxy_secret_hash is null or', 'true or'],
});

guarantee('sixty messages of a /48 are stored, not more', async ({ owner }) => {
  const one = (n: number) => forwarded(`2001:db8:1:${n.toString(16)}::1`);
  expect(await sending(owner, 61, one)).toEqual({ 'stored 1': 60, [TOO_MANY]: 1 });
}).brokenBy({
  'a /48 is as many senders as it has /64s': [') >= 60', ') >= 6000'],
});

guarantee('ten messages of an e-mail address are stored of each sender', async ({ owner }) => {
  const { email } = newMessage();
  const written = (n: number) => ({
    email: n % 2 ? email : email.toUpperCase(),
    message: `This is question number ${n}.`,
  });
  const one = () => forwarded('192.0.2.5');
  expect(await sending(owner, 11, one, written)).toEqual({ 'stored 1': 10, [TOO_MANY]: 1 });
  const other = () => forwarded('192.0.2.6');
  expect(await sending(owner, 1, other, () => written(99))).toEqual({ 'stored 1': 1 });
}).brokenBy({
  'no limit for one address': [
    ') >= 10 or (\n    select count(*) from private.senders where sent_at',
    ') >= 1000 or (\n    select count(*) from private.senders where sent_at',
  ],
  'an e-mail address has one allowance for all who write in its name': [
    'where address_hash = line.address_hash and email_hash = line.email_hash and sent_at > since',
    'where email_hash = line.email_hash and sent_at > since',
  ],
});

guarantee('all senders together are stopped at the number of the settings', async ({ owner }) => {
  await owner.query('update private.settings set most_messages = 5');
  const one = (n: number) => forwarded(`10.0.1.${n}`);
  expect(await sending(owner, 6, one)).toEqual({ 'stored 1': 5, [TOO_MANY]: 1 });
}).brokenBy({
  'there is no last resort': ['>= (select most_messages', '< (select 0 * most_messages'],
});

guarantee('what was kept long enough goes with the next message or change', async (database) => {
  for (const write of [() => send(database.owner), () => stored(database, 'portfolio')]) {
    await database.owner.query(`
      insert into public.contact_messages (name, email, message, created_at)
      values ('Anbu', 'old@example.com', 'Please ring me.', now() - interval '13 months');
      insert into private.audit_log (action, entry_table, entry_id, made_at)
      values ('delete', 'old', gen_random_uuid(), now() - interval '91 days');
      insert into private.senders values (gen_random_uuid(), '', '', '', '', now() - interval '1 day');
      insert into private.mails (message_id, tried_at)
      values (gen_random_uuid(), now() - interval '31 days')`);
    await write();
    expect([
      await count(database, `public.contact_messages where email = 'old@example.com'`),
      await count(database, `private.audit_log where action = 'delete'`),
      await count(database, `private.senders where address_hash = ''`),
      await count(database, 'private.mails'),
    ]).toEqual([0, 0, 0, 0]);
  }
}).brokenBy({
  'nothing sweeps by itself': 'perform private.sweep(100);',
  'the history is kept for ever': ['keep_history from', 'null::interval from'],
  'the history is kept ten times as long': ["'90 days'", "'900 days'"],
  'what was mailed is kept for ever': [`tried_at <= now() - interval '30 days'`, 'false'],
});

guarantee('admins find messages, and are told of new ones', async ({ owner }) => {
  await owner.query(`
      insert into public.contact_messages (name, email, mobile, message, created_at)
      select 'முத்து ' || n, 'muthu@example.com', '+91 98765 0' || n, 'About rice number ' || n,
        timestamptz '2026-01-01' - n * interval '1 second'
      from generate_series(1, 120) n
    `);
  const search = 'select * from public.search_contact_messages($1, $2, $3)';
  const found = async (words: string, moment?: Date, id?: string) =>
    (await ask(owner, admin, search, [words, moment, id])).rows;
  const names = async (words: string) => (await found(words)).map(({ name }) => name);
  expect(await names('முத்து 0117 RICE')).toEqual(['முத்து 117']);
  expect(await names('number%')).toEqual([]);
  const first = Array.from({ length: 30 }, (_, n) => `முத்து ${n + 1}`);
  expect(await names('muthu@')).toEqual(first);
  const rows = await found('muthu@');
  const { created_at, id } = rows[29] ?? {};
  expect((await found('muthu@', created_at, id))[0]).toMatchObject({ name: 'முத்து 31' });

  const news = async (...mark: unknown[]) =>
    (await ask(owner, admin, 'select * from public.message_news($1, $2)', mark)).rows[0];
  const newest = { id: rows[0]?.id, created_at: rows[0]?.created_at };
  expect(await news(created_at, id)).toEqual({ ...newest, newer: 29 });
  expect(await news('2020-01-01', id)).toEqual({ ...newest, newer: 100 });
  expect(await news(null, null)).toEqual({ ...newest, newer: 0 });
});

/** Calls a function of the mails as the Edge Function does. */
async function asService(owner: PlainDatabase['owner'], call: string, id: string | null = null) {
  await owner.query('set role service_role');
  const { rows } = await owner.query(`select public.${call}($1) as row`, [id]);
  await owner.query('reset role');
  return rows.map(({ row }) => row);
}

guarantee('a message is mailed once, a failed mail again after a while', async ({ owner }) => {
  const claim = async (id?: string): Promise<string[]> =>
    (await asService(owner, 'claim_mails', id)).map((row) => row.id);
  const wait = (time: string) =>
    owner.query('update private.mails set tried_at = tried_at - $1::interval', [time]);
  const { rows } = await owner.query(`
      insert into public.contact_messages (name, email, message, created_at)
      select 'Anbu', n || '@example.com', 'Please ring me.', now() - n * interval '130 minutes'
      from generate_series(1, 12) n returning id, email`);
  // Eleven of the last day, ten at a time.
  const [first = '', ...others] = await claim();
  expect([others.length, (await claim()).length, await claim()]).toEqual([9, 1, []]);
  await asService(owner, 'settle_mail', first);
  await wait('119 seconds');
  expect(await claim()).toEqual([]);
  await wait('1 second');
  const again = await claim();
  expect([again.length, again.includes(first)]).toEqual([10, false]);
  await wait('239 seconds');
  expect(await claim()).toEqual([]);
  // By its id also an older one, once.
  const { id: oldest } = rows.find(({ email }) => email === '12@example.com');
  expect([await claim(oldest), await claim(oldest)]).toEqual([[oldest], []]);
}).brokenBy({
  'what was mailed is mailed again': ['mailed.sent_at is', 'null::timestamptz is'],
  'a mail that was sent is not marked': ['set sent_at = now() where', 'set sent_at = null where'],
  'a failed mail is tried again at once': ["'1 minute' * power", "'0 minutes' * power"],
  'a failed mail is tried every minute': [`power(2, least(mailed.attempts, 10))`, '1'],
  'messages of any age are mailed': [`created_at > now() - interval '1 day' else`, 'true else'],
  'any number of mails is claimed at once': ['created_at limit 10\n', 'created_at\n'],
});

guarantee('in a day, so many messages are mailed of one network, and of all', async (database) => {
  const { owner } = database;
  /** Claims what is due, ten at a time. @returns whether each mail says that it is the last */
  const claim = async () => {
    const claimed: boolean[] = [];
    for (let calls = 0; calls < 4; calls += 1) {
      for (const { is_last } of await asService(owner, 'claim_mails')) claimed.push(is_last);
    }
    return claimed;
  };
  const upTo = (mails: number) => Array.from({ length: mails }, (_, n) => n === mails - 1);
  const ofNetwork = (n: number) => forwarded(`2001:db8:5:${n}::1`);
  await owner.query('update private.settings set most_mails = 23');
  expect(await sending(owner, 22, ofNetwork)).toEqual({ 'stored 1': 22 });
  expect(await claim()).toEqual(upTo(20));
  expect(await sending(owner, 5, () => forwarded('192.0.2.5'))).toEqual({ 'stored 1': 5 });
  expect(await claim()).toEqual(upTo(3));
  expect(await count(database, 'public.contact_messages')).toBe(27);
  // A day later mails go out again, and not those of what was only stored.
  await owner.query(`update private.mails set tried_at = now() - interval '1 day',
    sent_at = case when not withheld then now() end`);
  await send(owner, ofNetwork(1));
  expect(await claim()).toEqual([false]);
}).brokenBy({
  'a network may have any number mailed': [
    '(select most_mails_of_network from private.settings) -',
    '1000 -',
  ],
  'any number is mailed in all': ['(select most_mails from private.settings) -', '1000 -'],
  'each IPv6 address has mails of its own': [
    'sender.network_hash = (select network_hash',
    'sender.address_hash = (select address_hash',
  ],
  'what was withheld is mailed the next day': ['mailed.withheld or', ''],
  'what was withheld counts as mailed': [`'1 day' and not mailed.withheld`, `'1 day'`],
  'a limit holds for ever': [`mailed.tried_at > now() - interval '1 day' and not`, 'not'],
  'no mail says that it is the last': ['remaining = 1)', 'false)'],
});

guarantee('callers that claim mails together keep to the limits of a day', async (database) => {
  const { owner } = database;
  await owner.query('update private.settings set most_mails = 1');
  await send(owner);
  await send(owner);
  const other = await database.connect();
  const { rows } = await owner.query('select id from public.contact_messages');
  await owner.query('begin');
  const first = await asService(owner, 'claim_mails', rows[0].id);
  let isAnswered = false;
  const second = asService(other, 'claim_mails', rows[1].id).finally(() => {
    isAnswered = true;
  });
  const waiting = `pg_locks where not granted and database = (
    select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => isAnswered || (await count(database, waiting)) === 1).toBe(true);
  expect(isAnswered).toBe(false);
  await owner.query('commit');
  expect([first.length, (await second).length]).toEqual([1, 0]);
}).brokenBy({
  'they see nothing of each other': `perform pg_advisory_xact_lock(hashtextextended('mails', 0));`,
});
