import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countCases } from './countCases.ts';
import { MIGRATION, weakened } from './migration.ts';
import {
  as,
  type Caller,
  type PlainDatabase,
  type PlainPostgres,
  startPostgres,
} from './plainPostgres.ts';
import { STRUCTURE, structureOf } from './structure.ts';
import { newMessage } from './wall.ts';

// What the embedded backend cannot show: several connections at once, the headers of a request, and
// grants as narrow as a hosted project's.

const ADMIN = '00000000-0000-4000-8000-00000000000a';
const UNLISTED = '00000000-0000-4000-8000-00000000000b';

let postgres: PlainPostgres;
let database: PlainDatabase;

async function migrated(migration: string): Promise<PlainDatabase> {
  const made = await postgres.createDatabase();
  await made.owner.query(migration);
  await made.owner.query(`
    insert into auth.users values ('${ADMIN}', 'Admin@example.com'), ('${UNLISTED}', 'b@example.com');
    select private.name_admin('admin@example.com');
  `);
  return made;
}

beforeAll(async () => {
  postgres = await startPostgres();
  database = await migrated(MIGRATION);
});

afterAll(() => postgres?.stop());

countCases('cases on plain PostgreSQL');

type Message = ReturnType<typeof newMessage>;

const INSERT = 'insert into public.contact_messages (name, email, message) values ($1, $2, $3)';
const valuesOf = (row: Message) => [row.name, row.email, row.message];

/** Sends a message. @returns `stored`, or the code of the refusal */
async function send(
  caller: Omit<Caller, 'role'> = {},
  row: Message = newMessage(),
  client = database.owner,
): Promise<string> {
  try {
    await as(client, { role: 'anon', ...caller }, () => client.query(INSERT, valuesOf(row)));
    return 'stored';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const count = async (relation: string, { owner } = database): Promise<number> =>
  (await owner.query(`select count(*)::int as n from ${relation}`)).rows[0].n;

async function outcome(caller: Caller, statement: string): Promise<unknown> {
  try {
    const client = database.owner;
    const { rows } = await as(client, caller, () => client.query(statement));
    return rows;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test('grants, policies and functions are the same as on the embedded backend', async () => {
  expect(await structureOf(database.owner)).toEqual(STRUCTURE);
});

describe('with the grants of a hosted project', () => {
  const visitor: Caller = { role: 'anon' };
  const unlisted: Caller = { role: 'authenticated', account: UNLISTED };
  const admin: Caller = { role: 'authenticated', account: ADMIN };

  test.each<[string, Caller, string, unknown]>([
    ['a visitor reads no message', visitor, 'select * from contact_messages', '42501'],
    ['a visitor counts no message', visitor, 'select count(*) from contact_messages', '42501'],
    ['a visitor gets no plan', visitor, 'explain select * from contact_messages', '42501'],
    ['a visitor sees no admin', visitor, 'select * from private.admins', '42501'],
    ['a visitor cannot ask who is one', visitor, 'select public.is_admin()', '42501'],
    [
      'a visitor names no id',
      visitor,
      `insert into contact_messages (id, name, email, message) values (gen_random_uuid(), 'Anbu', 'a@b.co', 'Please ring me.')`,
      '42501',
    ],
    [
      'a visitor names no time',
      visitor,
      `insert into contact_messages (created_at, name, email, message) values (now(), 'Anbu', 'a@b.co', 'Please ring me.')`,
      '42501',
    ],
    [
      'a visitor writes no post',
      visitor,
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20))`,
      '42501',
    ],
    [
      'a visitor calls no private function',
      visitor,
      `select private.name_admin('b@example.com')`,
      '42501',
    ],
    ['a visitor empties nothing', visitor, 'truncate contact_messages', '42501'],
    ['an unlisted account reads no message', unlisted, 'select * from contact_messages', []],
    [
      'an unlisted account is no admin',
      unlisted,
      'select public.is_admin()',
      [{ is_admin: false }],
    ],
    [
      'an unlisted account looks into no private schema',
      unlisted,
      'select * from private.admins',
      '42501',
    ],
    [
      'an unlisted account names no admin',
      unlisted,
      `insert into private.admins values ('${UNLISTED}')`,
      '42501',
    ],
    [
      'an unlisted account writes no post',
      unlisted,
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20))`,
      '42501',
    ],
    ['an admin is one', admin, 'select public.is_admin()', [{ is_admin: true }]],
    [
      'an admin reads messages',
      admin,
      'select count(*) > 0 as some from contact_messages',
      [{ some: true }],
    ],
    ['an admin changes no message', admin, `update contact_messages set name = 'Other'`, '42501'],
    [
      'an admin writes posts',
      admin,
      `insert into blog_posts (title, slug, content) values ('A title', 'a-slug', repeat('word ', 20)) returning title`,
      [{ title: 'A title' }],
    ],
    ['an admin changes no date', admin, `update blog_posts set created_at = now()`, '42501'],
  ])('%s', async (_, caller, statement, expected) => {
    await send();
    expect(await outcome(caller, statement)).toEqual(expected);
  });
});

test('naming an admin needs an account', async () => {
  await expect(
    database.owner.query(`select private.name_admin('nobody@example.com')`),
  ).rejects.toMatchObject({ message: 'There is no account of nobody@example.com' });
});

describe('thirty messages of one network address', () => {
  test.each<[string, (n: number) => Record<string, string>, Record<string, string>]>([
    [
      'that the proxy names, whatever else the visitor claims',
      (n) => ({ 'cf-connecting-ip': '203.0.113.1', 'x-forwarded-for': `10.0.0.${n}` }),
      { 'cf-connecting-ip': '203.0.113.2', 'x-forwarded-for': '10.0.0.1' },
    ],
    [
      'that comes last among the forwarded ones',
      (n) => ({ 'x-forwarded-for': `10.0.0.${n}, 198.51.100.7` }),
      { 'x-forwarded-for': '198.51.100.7, 198.51.100.8' },
    ],
    [
      'with a port each',
      (n) => ({ 'x-forwarded-for': `198.51.100.20:${4000 + n}` }),
      { 'x-forwarded-for': '198.51.100.21:4000' },
    ],
    [
      'in either notation',
      (n) => ({ 'x-forwarded-for': n % 2 ? '198.51.100.30' : '::ffff:198.51.100.30' }),
      { 'x-forwarded-for': '::ffff:198.51.100.31' },
    ],
    [
      'of IPv6, whose second half is the visitor’s to choose',
      (n) => ({ 'cf-connecting-ip': `2001:db8:1:2::${n.toString(16)}` }),
      { 'cf-connecting-ip': '2001:db8:1:3::1' },
    ],
    [
      'that is none',
      () => ({ 'cf-connecting-ip': 'unknown' }),
      { 'cf-connecting-ip': 'also unknown' },
    ],
  ])('%s are stored, one more is not, another address is heard', async (_, headersOf, other) => {
    for (let n = 0; n < 30; n += 1) expect(await send({ headers: headersOf(n) })).toBe('stored');
    expect(await send({ headers: headersOf(30) })).toBe('PT429');
    expect(await send({ headers: other })).toBe('stored');
    await database.owner.query(
      `update private.senders set sent_at = sent_at - interval '10 minutes'`,
    );
    expect(await send({ headers: headersOf(31) })).toBe('stored');
  });

  test('are no limit where no address is known', async () => {
    for (let n = 0; n < 31; n += 1) expect(await send()).toBe('stored');
  });

  test('are counted by another header once the settings name it', async () => {
    await database.owner.query(`update private.settings set address_header = 'x-real-ip'`);
    const from = (address: string) => ({
      headers: { 'x-real-ip': address, 'cf-connecting-ip': crypto.randomUUID() },
    });
    for (let n = 0; n < 30; n += 1) expect(await send(from('192.0.2.1'))).toBe('stored');
    expect(await send(from('192.0.2.1'))).toBe('PT429');
    await database.owner.query(`update private.settings set address_header = default`);
  });
});

describe('of a network address', () => {
  const headers = { 'cf-connecting-ip': '203.0.113.77' };

  test('only a hash is kept, salted anew in each database', async () => {
    const hashes = [];
    for (const place of [database, await migrated(MIGRATION)]) {
      await place.owner.query('delete from private.senders');
      await as(place.owner, { role: 'anon', headers }, () =>
        place.owner.query(INSERT, valuesOf(newMessage())),
      );
      const { rows } = await place.owner.query('select * from private.senders');
      expect(rows).toHaveLength(1);
      expect(Object.keys(rows[0])).toEqual(['id', 'address_hash', 'sent_at']);
      hashes.push(rows[0].address_hash.toString('hex'));
    }
    expect(hashes[0]).toHaveLength(64);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('nothing is left after a day', async () => {
    await database.owner.query('delete from private.senders');
    await send({ headers });
    await database.owner.query(`update private.senders set sent_at = now() - interval '1 day'`);
    await send();
    expect(await count('private.senders')).toBe(0);
  });
});

describe('messages are kept', () => {
  const ages = ['11 months', '13 months'];
  const swept = async (keep: string) => {
    const { owner } = database;
    await owner.query('delete from public.contact_messages');
    for (const age of ages) {
      await owner.query(
        `insert into public.contact_messages (name, email, message, created_at)
         values ('Anbu', 'a@b.co', 'Please ring me.', now() - $1::interval)`,
        [age],
      );
    }
    await owner.query(`update private.settings set keep_messages = ${keep}`);
    await owner.query('select private.sweep()');
    await owner.query('update private.settings set keep_messages = default');
    return count('public.contact_messages');
  };

  test.each([
    ['for a year, unless told otherwise', 'default', 1],
    ['as long as the settings say', `'6 months'`, 0],
    ['for ever where the settings name no end', 'null', 2],
  ])('%s', async (_, keep, left) => {
    expect(await swept(keep)).toBe(left);
  });
});

describe('over many connections', () => {
  const race = async (rows: Message[]) => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => database.connect()));
    await database.owner.query('delete from public.contact_messages');
    const answers = await Promise.all(
      clients.map(async (client, index) => {
        const said: string[] = [];
        for (let at = index; at < rows.length; at += clients.length) {
          said.push(await send({}, rows[at], client));
        }
        return said;
      }),
    );
    const all = answers.flat();
    return {
      stored: all.filter((said) => said === 'stored').length,
      refused: all.filter((said) => said === 'PT429').length,
      rows: await count('public.contact_messages'),
    };
  };

  test('fifty different messages are stored, each once', async () => {
    const rows = Array.from({ length: 50 }, () => newMessage());
    expect(await race(rows)).toEqual({ stored: 50, refused: 0, rows: 50 });
  });

  test('twenty times the same message is accepted and stored once', async () => {
    const same = newMessage();
    expect(await race(Array(20).fill(same))).toEqual({ stored: 20, refused: 0, rows: 1 });
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

  /** Sends the same message from two open transactions. @returns how many rows that makes */
  const twoOpen = async ({ owner, connect }: PlainDatabase) => {
    const [one, other] = [await connect(), await connect()];
    const values = valuesOf(newMessage());
    await one.query('begin; set local role anon');
    await one.query(INSERT, values);
    await other.query('begin; set local role anon');
    const second = other.query(INSERT, values);
    // Either it waits for the first, or it is through already.
    for (;;) {
      const { rows } = await owner.query(`select wait_event from pg_stat_activity
        where datname = current_database() and (wait_event = 'advisory' or query like 'insert%' and state = 'idle in transaction' and pid <> pg_backend_pid())`);
      if (rows.length === 2 || rows.some(({ wait_event }) => wait_event === 'advisory')) break;
    }
    await one.query('commit');
    await second;
    await other.query('commit');
    return count('public.contact_messages', { owner, connect });
  };

  test('the second of two that do not see each other waits, and is folded', async () => {
    expect(await twoOpen(await migrated(MIGRATION))).toBe(1);
  });

  test('which a migration without the lock does not achieve', async () => {
    const without = weakened(`perform pg_advisory_xact_lock(hashtext('contact_messages'));`, '');
    expect(await twoOpen(await migrated(without))).toBe(2);
  });
});
