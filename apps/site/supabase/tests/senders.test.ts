import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newMessage } from './access.ts';
import { MIGRATION, weakened } from './migration.ts';
import type { PlainDatabase } from './plainPostgres.ts';
import { count, insertOf, type Message, plainSite, send } from './plainSite.ts';

// What the embedded backend cannot show: the headers of a request, and several connections at once.

const database = plainSite();

beforeEach(() => database.owner.query('delete from private.senders'));

const STORED = 'stored 1';
const TOO_MANY = 'PT429';

type Headers = Record<string, string>;

const from = (headers?: Headers, row?: Message) => send(database.owner, headers, row);
const forwarded = (list: string): Headers => ({ 'x-forwarded-for': list });
const tenMinutesLater = (relation = 'private.senders', { owner }: PlainDatabase = database) =>
  owner.query(
    `update ${relation} set ${relation === 'private.senders' ? 'sent_at = sent_at' : 'created_at = created_at'} - interval '10 minutes'`,
  );

describe('thirty messages of one network address', () => {
  test.each<[string, (n: number) => Headers, Headers]>([
    [
      'that comes last among the forwarded ones',
      (n) => forwarded(`10.0.0.${n}, 198.51.100.7`),
      forwarded('198.51.100.7, 198.51.100.8'),
    ],
    [
      'whatever headers of other proxies say',
      (n) => ({
        ...forwarded('203.0.113.1'),
        'cf-connecting-ip': `203.0.113.${n + 10}`,
        'x-real-ip': `203.0.113.${n + 10}`,
        'true-client-ip': `203.0.113.${n + 10}`,
        forwarded: `for=203.0.113.${n + 10}`,
      }),
      { ...forwarded('203.0.113.2'), 'cf-connecting-ip': '203.0.113.1' },
    ],
    [
      'with a port each',
      (n) => forwarded(`198.51.100.20:${4000 + n}`),
      forwarded('198.51.100.21:4000'),
    ],
    [
      'in any notation',
      (n) =>
        forwarded(
          ['198.51.100.30', '::ffff:198.51.100.30', '::FFFF:c633:641e', '[::ffff:c633:641e]:99'][
            n % 4
          ] ?? '',
        ),
      forwarded('::ffff:198.51.100.31'),
    ],
    [
      'of IPv6, whose second half is the visitor’s to choose',
      (n) => forwarded(`2001:db8:1:2::${n.toString(16)}`),
      forwarded('2001:db8:1:3::1'),
    ],
    [
      'that cannot be read, in whichever way',
      (n) =>
        [
          {},
          forwarded(''),
          forwarded(`10.0.0.${n},`),
          forwarded(`10.0.0.${n}, ,`),
          forwarded(`host-${n}`),
          forwarded(`10.0.0.${n}:`),
          forwarded(`10.0.0.${n} 10.0.0.1`),
          forwarded(`1.2.3.${300 + n}`),
          forwarded(`fe80::${n}%eth0`),
          { 'cf-connecting-ip': `203.0.113.${n}` },
        ][n % 10] ?? {},
      forwarded('198.51.100.99'),
    ],
  ])('%s are stored, one more is not, another address is heard', async (_, headersOf, other) => {
    for (let n = 0; n < 30; n += 1) expect(await from(headersOf(n))).toBe(STORED);
    for (let n = 30; n < 40; n += 1) expect(await from(headersOf(n))).toBe(TOO_MANY);
    expect(await from(other)).toBe(STORED);
    await tenMinutesLater();
    expect(await from(headersOf(31))).toBe(STORED);
  });

  test('count repetitions too', async () => {
    const [headers, same] = [forwarded('198.51.100.60'), newMessage()];
    for (let n = 0; n < 30; n += 1) expect(await from(headers, same)).toBe(STORED);
    expect(await from(headers, same)).toBe(TOO_MANY);
  });

  test('are no limit where the database is told of no request', async () => {
    for (let n = 0; n < 31; n += 1) expect(await from()).toBe(STORED);
  });
});

describe('a proxy that the settings name', () => {
  const trust = (...values: (string | null)[]) =>
    database.owner.query('select private.trust_proxy($1, $2, $3)', [
      ...values,
      ...Array(3 - values.length).fill(null),
    ]);
  afterAll(() => trust(null));

  const SECRET = { 'x-proxy-secret': 'open sesame' };

  test.each<[string, Headers]>([
    ['without its secret', {}],
    ['with a wrong one', { 'x-proxy-secret': 'open barley' }],
    ['with an empty one', { 'x-proxy-secret': '' }],
  ])('is not believed %s: the gateway’s word counts', async (name, secret) => {
    await trust('x-real-ip', 'x-proxy-secret', 'open sesame');
    const one = (n: number) => ({
      ...secret,
      'x-real-ip': `192.0.2.${n + 10}`,
      ...forwarded(`10.2.${name.length}.1`),
    });
    for (let n = 0; n < 30; n += 1) expect(await from(one(n))).toBe(STORED);
    expect(await from(one(30))).toBe(TOO_MANY);
  });

  test('that sends no address, or two, is one sender', async () => {
    await trust('x-real-ip', 'x-proxy-secret', 'open sesame');
    const one = (n: number): Headers => ({
      ...SECRET,
      ...forwarded(`10.3.0.${n}`),
      ...(n % 2 && { 'x-real-ip': `192.0.2.${n}, 192.0.2.${n + 1}` }),
    });
    for (let n = 0; n < 30; n += 1) expect(await from(one(n))).toBe(STORED);
    expect(await from(one(30))).toBe(TOO_MANY);
  });

  test('is believed in every request when it was named without a secret', async () => {
    await trust('cf-connecting-ip');
    const one = (n: number) => ({ 'cf-connecting-ip': '203.0.113.5', ...forwarded(`10.4.0.${n}`) });
    for (let n = 0; n < 30; n += 1) expect(await from(one(n))).toBe(STORED);
    expect(await from(one(30))).toBe(TOO_MANY);
  });

  test('cannot be named with half a secret, and its secret is not stored as it is', async () => {
    await expect(trust('x-real-ip', 'x-proxy-secret')).rejects.toMatchObject({ code: '22023' });
    await trust('x-real-ip', 'x-proxy-secret', 'open sesame');
    const { rows } = await database.owner.query('select * from private.settings');
    expect(rows[0].proxy_secret_hash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain('sesame');
  });
});

describe('an e-mail address', () => {
  const words = (n: number) => `This is question number ${n}.`;
  const victim = () => ({ ...newMessage(), message: 'My own words to you.' });

  test('of one sender is heard ten times with different words', async () => {
    const [headers, row] = [forwarded('198.51.100.70'), newMessage()];
    for (let n = 0; n < 10; n += 1) {
      const email = n % 2 ? row.email : row.email.toUpperCase();
      expect(await from(headers, { ...row, email, message: words(n) })).toBe(STORED);
    }
    expect(await from(headers, { ...row, message: words(10) })).toBe(TOO_MANY);
    expect(await from(headers, { ...row, message: words(9), email: row.email })).toBe(STORED);
    expect(await from(headers)).toBe(STORED);
  });

  test('does not tell whether it wrote: not by a refusal, not by a count', async () => {
    const answers = [];
    for (const wrote of [true, false]) {
      const own = await database.another();
      const message = { ...victim(), email: 'victim@example.com', mobile: '98765' };
      if (wrote) expect(await send(own.owner, forwarded('192.0.2.10'), message)).toBe(STORED);
      const attacker = forwarded('192.0.2.20');
      const said = [await send(own.owner, attacker, message)];
      for (let n = 0; n < 12; n += 1) {
        said.push(await send(own.owner, attacker, { ...message, message: words(n) }));
      }
      for (let n = 0; n < 20; n += 1) said.push(await send(own.owner, attacker, message));
      for (let n = 0; n < 3; n += 1) said.push(await send(own.owner, attacker));
      // The two that were stored are one where the words were the victim's.
      expect(
        await count(own, `public.contact_messages where message = 'My own words to you.'`),
      ).toBe(1);
      answers.push(said);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toContain(TOO_MANY);
  });
});

describe('a message that is stored already', () => {
  const base = { ...newMessage(), mobile: '98765 43210' };
  const variants: [string, Message][] = [
    ['another name', { ...base, name: 'Anbu K.' }],
    ['another spelling of the e-mail address', { ...base, email: base.email.toUpperCase() }],
    ['another telephone number', { ...base, mobile: '98765 43211' }],
    ['no telephone number', { name: base.name, email: base.email, message: base.message }],
    ['other words', { ...base, message: `${base.message} Today.` }],
  ];

  test('is accepted and not stored again, from whichever address', async () => {
    const row = { ...newMessage(), mobile: '98765 43210' };
    for (const address of ['192.0.2.30', '192.0.2.30', '192.0.2.31']) {
      expect(await from(forwarded(address), row)).toBe(STORED);
    }
    expect(await count(database, `public.contact_messages where email = '${row.email}'`)).toBe(1);
  });

  test('without a telephone number as well', async () => {
    const row = newMessage();
    for (let n = 0; n < 2; n += 1) expect(await from(forwarded('192.0.2.32'), row)).toBe(STORED);
    expect(await count(database, `public.contact_messages where email = '${row.email}'`)).toBe(1);
  });

  test('twice in one request is stored once', async () => {
    const row = newMessage();
    expect(await send(database.owner, forwarded('192.0.2.33'), [row, row, newMessage()])).toBe(
      'stored 3',
    );
    expect(await count(database, `public.contact_messages where email = '${row.email}'`)).toBe(1);
  });

  test.each(variants)('with %s is another one', async (_, variant) => {
    await from(undefined, base);
    const before = await count(database, 'public.contact_messages');
    expect(await from(undefined, variant)).toBe(STORED);
    expect(await count(database, 'public.contact_messages')).toBe(before + 1);
  });

  test('is stored again once an admin has deleted it', async () => {
    const row = newMessage();
    await from(undefined, row);
    await database.owner.query('delete from public.contact_messages where email = $1', [row.email]);
    expect(await from(undefined, row)).toBe(STORED);
    expect(await count(database, `public.contact_messages where email = '${row.email}'`)).toBe(1);
  });

  test('ten minutes later is stored again', async () => {
    const row = newMessage();
    await from(undefined, row);
    await tenMinutesLater('public.contact_messages');
    expect(await from(undefined, row)).toBe(STORED);
    expect(await count(database, `public.contact_messages where email = '${row.email}'`)).toBe(2);
  });
});

describe('megabytes', () => {
  test('of white space around a short message are refused too', async () => {
    expect(
      await from(undefined, { ...newMessage(), message: `Ring me soon.${' '.repeat(50_000)}` }),
    ).toBe('22023');
    expect(
      await from(undefined, { ...newMessage(), message: `Ring me soon.${' '.repeat(20_000)}` }),
    ).toBe(STORED);
  });
});

describe('of a sender', () => {
  test('only hashes are kept, salted anew in each database', async () => {
    const lines: string[][] = [];
    for (const place of [database, await database.another(MIGRATION)]) {
      await send(place.owner, forwarded('203.0.113.77'), {
        ...newMessage(),
        email: 'anbu@example.com',
      });
      const { rows } = await place.owner.query('select * from private.senders');
      expect(rows).toHaveLength(1);
      const { id: _, sent_at: __, ...hashes } = rows[0] as Record<string, Buffer>;
      expect(Object.keys(hashes)).toEqual([
        'address_hash',
        'network_hash',
        'email_hash',
        'content_hash',
      ]);
      for (const hash of Object.values(hashes)) expect(hash).toHaveLength(32);
      lines.push(Object.values(hashes).map((hash) => hash.toString('hex')));
    }
    expect(lines[0]?.filter((hash) => lines[1]?.includes(hash))).toEqual([]);
  });
});

describe('messages are kept', () => {
  /** Stores messages of these ages. */
  const aged = async (ages: string[]) => {
    await database.owner.query('delete from public.contact_messages');
    for (const age of ages) {
      await database.owner.query(
        `insert into public.contact_messages (name, email, message, created_at)
         values ('Anbu', 'a@b.co', 'Please ring me.', now() - $1::interval)`,
        [age],
      );
    }
  };
  const setting = (keep: string) =>
    database.owner.query(`update private.settings set keep_messages = ${keep}`);

  test.each([
    ['for a year, unless told otherwise', 'default', 1],
    ['as long as the settings say', `'6 months'`, 0],
    ['for ever where the settings name no end', 'null', 2],
  ])('%s', async (_, keep, left) => {
    await aged(['11 months', '13 months']);
    await setting(keep);
    await database.owner.query('select private.sweep()');
    await setting('default');
    expect(await count(database, 'public.contact_messages')).toBe(left);
  });

  test('no longer where nothing but the next message removes them, a hundred at a time', async () => {
    await aged(Array(150).fill('13 months'));
    expect(await from()).toBe(STORED);
    expect(await count(database, 'public.contact_messages')).toBe(51);
    expect(await from()).toBe(STORED);
    expect(await count(database, 'public.contact_messages')).toBe(2);
  });

  test('a message that is refused removes nothing', async () => {
    await aged(['13 months']);
    expect(await from(undefined, { ...newMessage(), name: 'A' })).toBe('22023');
    expect(await count(database, 'public.contact_messages')).toBe(1);
  });

  test('no longer where pg_cron is: the migration gives it the daily sweep', async () => {
    const own = await database.withoutMigrations();
    await own.owner.query(`
      create schema cron;
      create table cron.job (name text primary key, schedule text, command text);
      create function cron.schedule(name text, schedule text, command text) returns void
      language sql as $$
        insert into cron.job values (name, schedule, command) on conflict do nothing $$;
    `);
    await own.owner.query(MIGRATION);
    const { rows } = await own.owner.query('select * from cron.job');
    expect(rows).toEqual([
      { name: 'sweep', schedule: '17 3 * * *', command: 'select private.sweep()' },
    ]);
    const again = await own.owner.query('select private.schedule_sweep() as scheduled');
    expect(again.rows).toEqual([{ scheduled: true }]);
    await own.owner.query(rows[0].command);
  });

  test('without pg_cron the migration schedules nothing', async () => {
    const { rows } = await database.owner.query('select private.schedule_sweep() as scheduled');
    expect(rows).toEqual([{ scheduled: false }]);
  });
});

describe('over many connections', () => {
  const race = async (rows: (Message | Message[])[], headers?: Headers) => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => database.connect()));
    await database.owner.query('delete from public.contact_messages');
    const answers = await Promise.all(
      clients.map(async (client, index) => {
        const said: string[] = [];
        for (let at = index; at < rows.length; at += clients.length) {
          said.push(await send(client, headers, rows[at]));
        }
        return said;
      }),
    );
    await Promise.all(clients.map((client) => client.end()));
    const all = answers.flat();
    return {
      stored: all.filter((said) => said.startsWith('stored')).length,
      refused: all.filter((said) => said === TOO_MANY).length,
      rows: await count(database, 'public.contact_messages'),
    };
  };

  test('fifty different messages are stored, each once', async () => {
    const rows = Array.from({ length: 50 }, () => newMessage());
    expect(await race(rows)).toEqual({ stored: 50, refused: 0, rows: 50 });
  });

  test('twenty times the same message is accepted and stored once', async () => {
    expect(await race(Array(20).fill(newMessage()))).toEqual({ stored: 20, refused: 0, rows: 1 });
  });

  test('of forty messages of one sender ten are stored', async () => {
    const { email } = newMessage();
    const rows = Array.from({ length: 40 }, (_, index) => ({
      ...newMessage(),
      email,
      message: `This is question number ${index}.`,
    }));
    expect(await race(rows)).toEqual({ stored: 10, refused: 30, rows: 10 });
  });

  test('of forty messages of one network address thirty are stored', async () => {
    const rows = Array.from({ length: 40 }, () => newMessage());
    expect(await race(rows, forwarded('192.0.2.50'))).toEqual({
      stored: 30,
      refused: 10,
      rows: 30,
    });
  });

  test('requests with the same senders in another order never wait for each other', async () => {
    await database.owner.query('update private.settings set most_messages = 100000');
    const senders = Array.from({ length: 5 }, () => newMessage());
    const requests = Array.from({ length: 200 }, (_, n) => {
      const rows = senders.map((row) => ({ ...row, message: `Words of request ${n % 2}.` }));
      return n % 2 ? rows : rows.toReversed();
    });
    expect(await race(requests)).toEqual({ stored: 200, refused: 0, rows: 10 });
    await database.owner.query('update private.settings set most_messages = default');
  });

  /** Sends the same message from two open transactions. @returns how many rows that makes */
  const twoOpen = async (own: PlainDatabase) => {
    const [one, other] = [await own.connect(), await own.connect()];
    const insert = insertOf([newMessage()]);
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

  test('the second of two that do not see each other waits, and is folded', async () => {
    expect(await twoOpen(await database.another())).toBe(1);
  });

  test('without the locks, neither of two waits', async () => {
    const without = weakened('perform pg_advisory_xact_lock(key);', '');
    expect(await twoOpen(await database.another(without))).toBe(2);
  });

  test('a sender waits for none of another address', async () => {
    const [one, other] = [await database.connect(), await database.connect()];
    await one.query('begin; set local role anon');
    await one.query(`set local "request.headers" = '{"x-forwarded-for": "192.0.2.70"}'`);
    await one.query(...insertOf([newMessage()]));
    await other.query(`set statement_timeout = '10s'`);
    expect(await send(other, forwarded('192.0.2.71'))).toBe(STORED);
    await one.query('rollback');
  });
});
