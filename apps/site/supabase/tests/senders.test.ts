import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATION, weakened } from './support/migration.ts';
import type { PlainDatabase } from './support/plainPostgres.ts';
import { count, type Message, plainSite, send } from './support/plainSite.ts';
import { insertOf, newMessage } from './support/samples.ts';

// How many messages of one sender are stored, and which are the same, is tested by `checks.ts`.

const database = plainSite();

beforeEach(() => database.owner.query('delete from private.senders'));

const STORED = 'stored 1';
const TOO_MANY = 'PT429';

type Headers = Record<string, string>;

const from = (row?: Message) => send(database.owner, undefined, row);
const forwarded = (list: string): Headers => ({ 'x-forwarded-for': list });

/** What the database makes of a request with these headers. */
async function seen<Value>(expression: string, headers: Headers): Promise<Value> {
  const { owner } = database;
  await owner.query(`select set_config('request.headers', $1, false)`, [JSON.stringify(headers)]);
  const { rows } = await owner.query(`select ${expression} as value`);
  await owner.query('reset request.headers');
  return rows[0].value;
}
const SENDER = `encode((private.line_of(null::public.contact_messages)).address_hash, 'hex')`;

test.each<[string, Headers[], Headers]>([
  [
    'with whichever port',
    [forwarded('198.51.100.20:4000'), forwarded('198.51.100.20:4001'), forwarded('198.51.100.20')],
    forwarded('198.51.100.21:4000'),
  ],
  [
    'in any notation',
    ['198.51.100.30', '::ffff:198.51.100.30', '::FFFF:c633:641e', '[::ffff:c633:641e]:99'].map(
      forwarded,
    ),
    forwarded('::ffff:198.51.100.31'),
  ],
  [
    'of IPv6, whose second half is the visitor’s to choose',
    [forwarded('2001:db8:1:2::1'), forwarded('2001:db8:1:2:ffff::2')],
    forwarded('2001:db8:1:3::1'),
  ],
  [
    'that cannot be read, in whichever way',
    [
      {},
      ...['', '10.0.0.1,', '10.0.0.2, ,', 'host', '10.0.0.3:'].map(forwarded),
      ...['10.0.0.4 10.0.0.1', '1.2.3.300', 'fe80::1%eth0'].map(forwarded),
      { 'cf-connecting-ip': '203.0.113.1', 'x-real-ip': '203.0.113.1' },
    ],
    forwarded('198.51.100.99'),
  ],
])('a network address %s is one sender', async (_, requests, other) => {
  const senders = new Set<string>();
  for (const headers of requests) senders.add(await seen(SENDER, headers));
  expect([...senders]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  expect(senders).not.toContain(await seen(SENDER, other));
});

describe('a proxy that the settings name', () => {
  const trust = (header: string | null, secretHeader?: string, secret?: string) =>
    database.owner.query('select private.trust_proxy($1, $2, $3)', [header, secretHeader, secret]);
  afterAll(() => trust(null));

  const NAMED = ['x-real-ip', 'x-proxy-secret', 'open sesame'] as const;
  const SECRET: Headers = { 'x-proxy-secret': 'open sesame' };

  test.each<[string, readonly [string, string?, string?], Headers, string | null]>([
    ['that sends no address leaves it open', NAMED, SECRET, null],
    ['that sends two does so too', NAMED, { ...SECRET, 'x-real-ip': '192.0.2.1, 192.0.2.2' }, null],
    [
      'is believed in every request when it was named without a secret',
      ['cf-connecting-ip'],
      { 'cf-connecting-ip': '203.0.113.5' },
      '203.0.113.5',
    ],
  ])('%s', async (_, named, headers, address) => {
    await trust(...named);
    const request = { ...headers, ...forwarded('10.2.0.1') };
    expect(await seen('host(private.address_of_request())', request)).toBe(address);
  });

  test('cannot be named with half a secret, and its secret is not stored as it is', async () => {
    await expect(trust('x-real-ip', 'x-proxy-secret')).rejects.toMatchObject({ code: '22023' });
    await trust(...NAMED);
    const { rows } = await database.owner.query('select * from private.settings');
    expect(rows[0].proxy_secret_hash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain('sesame');
  });
});

test('nobody is told whether an e-mail address wrote: not by a refusal, not by a count', async () => {
  const words = (n: number) => `This is question number ${n}.`;
  const answers = [];
  for (const wrote of [true, false]) {
    const own = await database.another();
    const victim = { email: 'victim@example.com', mobile: '98765' };
    const message = { ...newMessage(), ...victim, message: 'My own words to you.' };
    if (wrote) expect(await send(own.owner, forwarded('192.0.2.10'), message)).toBe(STORED);
    const attacker = forwarded('192.0.2.20');
    const said = [await send(own.owner, attacker, message)];
    for (let n = 0; n < 12; n += 1) {
      said.push(await send(own.owner, attacker, { ...message, message: words(n) }));
    }
    for (let n = 0; n < 20; n += 1) said.push(await send(own.owner, attacker, message));
    for (let n = 0; n < 3; n += 1) said.push(await send(own.owner, attacker));
    // The two that were stored are one where the words were the victim's.
    const hers = `public.contact_messages where message = '${message.message}'`;
    expect(await count(own, hers)).toBe(1);
    answers.push(said);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toContain(TOO_MANY);
});

describe('a message that is stored already', () => {
  const row = { ...newMessage(), mobile: '98765 43210' };
  beforeEach(() => database.owner.query('delete from public.contact_messages'));

  test('twice in one request is stored once', async () => {
    expect(await send(database.owner, undefined, [row, row, newMessage()])).toBe('stored 3');
    expect(await count(database, 'public.contact_messages')).toBe(2);
  });

  test.each([
    ['once an admin has deleted it', 'delete from contact_messages', 1],
    [
      'ten minutes later',
      `update contact_messages set created_at = now() - interval '10 minutes'`,
      2,
    ],
  ])('is stored again %s', async (_title, change, stored) => {
    await from(row);
    await database.owner.query(change);
    expect(await from(row)).toBe(STORED);
    expect(await count(database, 'public.contact_messages')).toBe(stored);
  });
});

test('of a sender only hashes are kept, salted anew in each database', async () => {
  const lines: string[][] = [];
  for (const place of [database, await database.another(MIGRATION)]) {
    const message = { ...newMessage(), email: 'anbu@example.com' };
    await send(place.owner, forwarded('203.0.113.77'), message);
    const { rows } = await place.owner.query('select * from private.senders');
    expect(rows).toHaveLength(1);
    const { id: _, sent_at: __, ...hashes } = rows[0] as Record<string, Buffer>;
    const names = ['address_hash', 'network_hash', 'email_hash', 'content_hash'];
    expect(Object.keys(hashes)).toEqual(names);
    for (const hash of Object.values(hashes)) expect(hash).toHaveLength(32);
    lines.push(Object.values(hashes).map((hash) => hash.toString('hex')));
  }
  expect(lines[0]?.filter((hash) => lines[1]?.includes(hash))).toEqual([]);
});

describe('messages are kept', () => {
  /** Stores as many messages of an age. */
  const aged = (age: string, messages = 1) =>
    database.owner.query(
      `insert into public.contact_messages (name, email, message, created_at)
       select 'Anbu', 'a@b.co', 'Please ring me.', now() - $1::interval from generate_series(1, $2)`,
      [age, messages],
    );
  const scheduled = async (owner: PlainDatabase['owner']) =>
    (await owner.query('select private.schedule_sweep() as scheduled')).rows[0].scheduled;
  beforeEach(() => database.owner.query('delete from public.contact_messages'));

  test.each([
    ['for a year by default', 'default', 1],
    ['as long as the settings say', `'6 months'`, 0],
    ['for ever where the settings name no end', 'null', 2],
  ])('%s', async (_, keep, left) => {
    await aged('11 months');
    await aged('13 months');
    await database.owner.query(`
      update private.settings set keep_messages = ${keep};
      select private.sweep();
      update private.settings set keep_messages = default`);
    expect(await count(database, 'public.contact_messages')).toBe(left);
  });

  test('no longer where nothing but the next message removes them, a hundred at a time', async () => {
    await aged('13 months', 150);
    expect(await from()).toBe(STORED);
    expect(await count(database, 'public.contact_messages')).toBe(51);
    expect(await from()).toBe(STORED);
    expect(await count(database, 'public.contact_messages')).toBe(2);
  });

  test('no longer where pg_cron is: the migration gives it the daily sweep', async () => {
    expect(await scheduled(database.owner)).toBe(false);
    const { owner } = await database.another(`
      create schema cron;
      create table cron.job (name text primary key, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns void
      language sql as $$
        insert into cron.job values (name, schedule, command) on conflict do nothing $$;
      ${MIGRATION}`);
    const { rows } = await owner.query('select * from cron.job');
    const command = 'select private.sweep()';
    expect(rows).toEqual([{ name: 'sweep', schedule: '17 3 * * *', command }]);
    expect(await scheduled(owner)).toBe(true);
    await owner.query(command);
  });
});

describe('over many connections', () => {
  /** @returns how many were accepted, how many refused, and how many rows that makes */
  const race = async (rows: (Message | Message[])[], headers?: Headers) => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => database.connect()));
    await database.owner.query('delete from public.contact_messages');
    const said: string[] = [];
    await Promise.all(
      clients.map(async (client, index) => {
        for (let at = index; at < rows.length; at += clients.length) {
          said.push(await send(client, headers, rows[at]));
        }
        await client.end();
      }),
    );
    const stored = said.filter((each) => each.startsWith('stored')).length;
    const refused = said.filter((each) => each === TOO_MANY).length;
    return [stored, refused, await count(database, 'public.contact_messages')];
  };

  const others = Array.from({ length: 40 }, newMessage);
  const { email } = newMessage();
  const questions = others.map((row, n) => ({ ...row, email, message: `Question number ${n}.` }));

  test.each<[string, Message[], Headers | undefined, number[]]>([
    ['forty different messages are stored, each once', others, undefined, [40, 0, 40]],
    ['of forty messages of one sender ten are stored', questions, undefined, [10, 30, 10]],
    ['of forty of one network address thirty are', others, forwarded('192.0.2.50'), [30, 10, 30]],
  ])('%s', async (_, rows, headers, expected) => {
    expect(await race(rows, headers)).toEqual(expected);
  });

  test('requests with the same senders in another order never wait for each other', async () => {
    await database.owner.query('update private.settings set most_messages = 100000');
    const senders = Array.from({ length: 5 }, newMessage);
    const requests = Array.from({ length: 100 }, (_, n) => {
      const rows = senders.map((row) => ({ ...row, message: `Words of request ${n % 2}.` }));
      return n % 2 ? rows : rows.toReversed();
    });
    expect(await race(requests)).toEqual([100, 0, 10]);
    await database.owner.query('update private.settings set most_messages = default');
  });

  /** Sends the same message from two open transactions. @returns how many rows that makes */
  const twoOpen = async (own: PlainDatabase) => {
    const [one, other] = [await own.connect(), await own.connect()];
    const insert = insertOf('contact_messages', [newMessage()]);
    await one.query('begin; set local role anon');
    await one.query(...insert);
    await other.query('begin; set local role anon');
    const second = other.query(...insert);
    // Either it waits for the first, or it is through already.
    for (;;) {
      const { rows } = await own.owner.query(`select wait_event from pg_stat_activity
        where datname = current_database() and (wait_event = 'advisory' or query like 'insert%' and state = 'idle in transaction' and pid <> pg_backend_pid())`);
      if (rows.length === 2 || rows.some(({ wait_event }) => wait_event === 'advisory')) break;
    }
    await one.query('commit');
    await second;
    await other.query('commit');
    return count(own, 'public.contact_messages');
  };

  test.each([
    ['waits, and is folded', undefined, 1],
    ['does not wait without the locks', weakened('perform pg_advisory_xact_lock(key);', ''), 2],
  ])('the second of two that do not see each other %s', async (_, migration, rows) => {
    expect(await twoOpen(await database.another(migration))).toBe(rows);
  });

  test('a sender waits for none of another address', async () => {
    const [one, other] = [await database.connect(), await database.connect()];
    await one.query('begin; set local role anon');
    await one.query(`set local "request.headers" = '{"x-forwarded-for": "192.0.2.70"}'`);
    await one.query(...insertOf('contact_messages', [newMessage()]));
    await other.query(`set statement_timeout = '10s'`);
    expect(await send(other, forwarded('192.0.2.71'))).toBe(STORED);
    await one.query('rollback');
  });
});
