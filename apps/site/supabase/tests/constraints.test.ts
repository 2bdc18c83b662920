import { expect, test } from 'vitest';
import { databaseForTests } from './support/databaseForTests.ts';
import { insertOf, sampleOf, type TableName } from './support/samples.ts';

const database = databaseForTests();

/**
 * Tries to store a valid row with one other value, past the triggers: what is left is the backstop.
 * @returns `stored`, or what PostgreSQL says
 */
async function storing(table: TableName, column: string, value: unknown): Promise<string> {
  const { owner } = database;
  await owner.query('begin; set local session_replication_role = replica');
  try {
    await owner.query(...insertOf(table, [{ ...sampleOf(table), [column]: value }]));
    return 'stored';
  } catch (error) {
    const { code, constraint, column: missing } = error as Record<string, string | undefined>;
    return `${code} ${constraint ?? missing}`;
  } finally {
    await owner.query('rollback');
  }
}

const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
const url = (length: number) => `https://example.com/`.padEnd(length, 'a');
const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

/** Texts at both ends of the length; Tamil has three bytes a character, emoji two UTF-16 units. */
const lengths = (least: number, most: number, also: unknown[] = []): Values => ({
  takes: [...also, ...['a', 'த', '🌾'].flatMap((one) => [one.repeat(least), one.repeat(most)])],
  refuses: [
    ...['a', 'த', '🌾'].flatMap((one) => [one.repeat(least - 1), one.repeat(most + 1)]),
    ` \t${'a'.repeat(least - 1)}\r\n`,
    ' '.repeat(most),
    ' \t\r\n'.repeat(least),
  ],
});
const TAGS: Values = { takes: [[], many(50)], refuses: [many(51)] };
const PICTURE: Values = {
  takes: [null, 'http://example.com/a.webp', 'HTTPS://EXAMPLE.COM/A.WEBP', url(2048)],
  refuses: [
    ...['javascript:alert(1)', 'javascript:alert("https://example.com")', '', url(2049)],
    ...['javascript:alert(1)\nhttps://example.com/a.webp', 'data:image/png;base64,AAAA'],
    ...['//example.com/a.webp', ' https://example.com/a.webp'],
  ],
};

interface Values {
  /** Null where the column is optional. */
  takes: unknown[];
  refuses: unknown[];
}

const COLUMNS: [TableName, string, Values][] = [
  ['contact_messages', 'name', lengths(2, 200)],
  ['contact_messages', 'message', lengths(10, 10_000)],
  [
    'contact_messages',
    'email',
    {
      takes: ['a@b.c', 'first.last+tag@sub.example.in', address(254)],
      refuses: [
        ...['', 'a@bc', address(255), 'anbu.example.com', 'anbu@home@example.com'],
        ...['anbu.k@example', 'anbu k@example.com', 'anbu@example.com\nbcc:all@example.com'],
      ],
    },
  ],
  [
    'contact_messages',
    'mobile',
    { takes: [null, '1', '9'.repeat(40), 'evenings only ☎️'], refuses: ['', '9'.repeat(41)] },
  ],
  ['blog_posts', 'title', lengths(5, 300)],
  ['blog_posts', 'slug', lengths(3, 200)],
  ['blog_posts', 'content', lengths(50, 200_000)],
  ['blog_posts', 'excerpt', lengths(10, 1000, [null])],
  ['blog_posts', 'tags', TAGS],
  ['blog_posts', 'image_url', PICTURE],
  ['portfolio', 'title', lengths(3, 300)],
  ['portfolio', 'category', lengths(2, 100)],
  ['portfolio', 'description', lengths(10, 20_000)],
  ['portfolio', 'tags', TAGS],
  ['portfolio', 'thumbnail_url', PICTURE],
];

test.each(COLUMNS)('%s.%s takes and refuses what it has to', async (table, column, values) => {
  const { takes, refuses } = values;
  const missing = takes.includes(null) ? [] : [[null, `23502 ${column}`]];
  for (const [value, said] of [
    ...takes.map((each) => [each, 'stored']),
    ...refuses.map((each) => [each, `23514 ${table}_${column}_check`]),
    ...missing,
  ]) {
    expect([value, await storing(table, column, value)]).toEqual([value, said]);
  }
});

test('each change of an entry has a later moment than the one before, also within a tick of the clock', async () => {
  const { owner } = database;
  await owner.query(`
    begin;
    insert into portfolio (title, category, description)
    values ('New project', 'Websites', 'A shop in the town.')`);
  const moments: string[] = [];
  for (const title of ['The first change', 'The second change', 'The third change']) {
    const change = 'update portfolio set title = $1 returning updated_at::text as moment';
    moments.push((await owner.query(change, [title])).rows[0].moment);
  }
  await owner.query('rollback');
  expect([...new Set(moments)].toSorted()).toEqual(moments);
});
