import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ALL_MIGRATIONS } from './support/allMigrations.ts';
import { type Message, send } from './support/callerActions.ts';
import { count, databaseForTests } from './support/databaseForTests.ts';
import { insertOf, newMessage } from './support/samples.ts';

// How many messages of one sender are stored, and which are the same, is tested by `guarantees/messages.ts`.

const database = databaseForTests();

beforeEach(() => database.owner.query('delete from private.senders'));

const STORED = 'stored 1';
const TOO_MANY = 'PT429';

type Headers = Record<string, string>;

const forwarded = (list: string): Headers => ({ 'x-forwarded-for': list });

/** What the database makes of a request with these headers. */
async function seen(expression: string, headers: Headers): Promise<string> {
  const { owner } = database;
  await owner.query(`select set_config('request.headers', $1, false)`, [JSON.stringify(headers)]);
  const { rows } = await owner.query(`select ${expression} as value`);
  await owner.query('reset request.headers');
  return rows[0].value;
}
const SENDER = `encode((private.line_of(null::public.contact_messages)).address_hash, 'hex')`;

test.each<[string, string[], string]>([
  [
    'with whichever port',
    ['198.51.100.20:4000', '198.51.100.20:4001', '198.51.100.20'],
    '198.51.100.21:4000',
  ],
  [
    'in any notation',
    ['198.51.100.30', '::ffff:198.51.100.30', '::FFFF:c633:641e', '[::ffff:c633:641e]:99'],
    '::ffff:198.51.100.31',
  ],
  [
    'of IPv6, whose second half is the visitor’s to choose',
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2'],
    '2001:db8:1:3::1',
  ],
  [
    'that cannot be read, in whichever way',
    [
      ...['', '10.0.0.1,', '10.0.0.2, ,', 'host', '10.0.0.3:'],
      ...['10.0.0.4 10.0.0.1', '1.2.3.300', 'fe80::1%eth0'],
    ],
    '198.51.100.99',
  ],
])('a network address %s is one sender', async (_, addresses, other) => {
  const senders = new Set<string>();
  for (const each of addresses) senders.add(await seen(SENDER, forwarded(each)));
  expect([...senders]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  expect(senders).not.toContain(await seen(SENDER, forwarded(other)));
});

test('a proxy that the settings name is believed as far as its headers say one address', async () => {
  const { owner } = database;
  onTestFinished(async () => {
    await owner.query('select private.trust_proxy(null)');
  });
  const address = async (headers: Headers) =>
    seen('host(private.address_of_request())', { ...forwarded('10.2.0.1'), ...headers });
  const trust = (...named: string[]) =>
    owner.query(`select private.trust_proxy(${named.map((each) => `'${each}'`)})`);
  const secret = { 'x-proxy-secret': 'open sesame' };

  await expect(trust('x-real-ip', 'x-proxy-secret')).rejects.toMatchObject({ code: '22023' });
  await trust('x-real-ip', 'x-proxy-secret', 'open sesame');
  expect(await address(secret)).toBeNull();
  expect(await address({ ...secret, 'x-real-ip': '192.0.2.1, 192.0.2.2' })).toBeNull();
  const { rows } = await owner.query('select * from private.settings');
  expect(rows[0].proxy_secret_hash).toHaveLength(32);
  expect(JSON.stringify(rows)).not.toContain('sesame');
  // Without a secret in every request.
  await trust('cf-connecting-ip');
  expect(await address({ 'cf-connecting-ip': '203.0.113.5' })).toBe('203.0.113.5');
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

test('of a sender only hashes are kept, salted anew in each database', async () => {
  const lines: string[][] = [];
  for (const place of [database, await database.another(ALL_MIGRATIONS)]) {
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
