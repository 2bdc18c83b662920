import { messageFormSchema } from '@agency/model/messageForm';
import { describe, expect, test } from 'vitest';
import { DEMO_ADMIN } from '../backend.ts';
import { backendForTests, type TableName } from './backendForTests.ts';

const backend = backendForTests();

const post = {
  title: 'A new title',
  slug: 'a-new-title',
  content: 'Some words. '.repeat(6),
  tags: [],
};
const valid: Record<TableName, Record<string, unknown>> = {
  contact_messages: {
    name: 'Anbu',
    email: 'anbu@example.com',
    mobile: null,
    message: 'Please ring me tomorrow.',
  },
  blog_posts: { ...post, excerpt: null, image_url: null },
  portfolio: {
    title: 'New project',
    category: 'Websites',
    description: 'A shop in the town.',
    tags: [],
    thumbnail_url: null,
  },
};

const STORED = 'stored';

/**
 * Tries to store a valid row with one other value, past the triggers: what is left is the backstop.
 * @returns `stored`, or what PostgreSQL says
 */
async function storing(table: TableName, column: string, value: unknown): Promise<string> {
  const row = { ...valid[table], [column]: value };
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  try {
    await backend.sql.transaction(async (tx) => {
      await tx.exec('set local session_replication_role = replica');
      await tx.query(
        `insert into public.${table} (${Object.keys(row)}) values (${places})`,
        Object.values(row),
      );
      await tx.rollback();
    });
    return STORED;
  } catch (error) {
    const { code, constraint, column: missing } = error as Record<string, string | undefined>;
    return `${code} ${constraint ?? missing}`;
  }
}

/** PostgreSQL's refusal by the rule of one column. */
const ruleOf = (table: TableName, column: string) => `23514 ${table}_${column}_check`;

const LETTER = 'a';
// Three and four bytes, one and two UTF-16 units: one character each.
const TAMIL = 'த';
const EMOJI = '🌾';

const lengths: { table: TableName; column: string; min: number; max: number }[] = [
  { table: 'contact_messages', column: 'name', min: 2, max: 200 },
  { table: 'contact_messages', column: 'message', min: 10, max: 10_000 },
  { table: 'blog_posts', column: 'title', min: 5, max: 300 },
  { table: 'blog_posts', column: 'slug', min: 3, max: 200 },
  { table: 'blog_posts', column: 'content', min: 50, max: 200_000 },
  { table: 'blog_posts', column: 'excerpt', min: 10, max: 1000 },
  { table: 'portfolio', column: 'title', min: 3, max: 300 },
  { table: 'portfolio', column: 'category', min: 2, max: 100 },
  { table: 'portfolio', column: 'description', min: 10, max: 20_000 },
];

describe.each(lengths)(
  '$table: $column holds $min to $max characters',
  ({ table, column, min, max }) => {
    test.each([
      ['letters', LETTER],
      ['Tamil characters', TAMIL],
      ['emoji', EMOJI],
    ])('of %s', async (_, character) => {
      const stored = (count: number) => storing(table, column, character.repeat(count));
      expect([await stored(min), await stored(max)]).toEqual([STORED, STORED]);
      const refusal = ruleOf(table, column);
      expect([await stored(min - 1), await stored(max + 1)]).toEqual([refusal, refusal]);
    });

    test.each([
      ['nothing', ''],
      ['one letter too few between white space', ` \t${LETTER.repeat(min - 1)}\r\n`],
      ['spaces only', ' '.repeat(max)],
      ['white space only', ' \t\r\n'.repeat(min)],
    ])('and refuses %s', async (_, text) => {
      expect(await storing(table, column, text)).toBe(ruleOf(table, column));
    });
  },
);

const address = (length: number) => `${LETTER.repeat(length - '@example.com'.length)}@example.com`;
const url = (length: number) => `https://example.com/`.padEnd(length, LETTER);
const many = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

test.each<[TableName, string, string, unknown]>([
  ['contact_messages', 'email', 'the shortest address', 'a@b.c'],
  ['contact_messages', 'email', 'an address with a tag', 'first.last+tag@sub.example.in'],
  ['contact_messages', 'email', '254 characters', address(254)],
  ['contact_messages', 'mobile', 'no number', null],
  ['contact_messages', 'mobile', 'one character', '1'],
  ['contact_messages', 'mobile', '40 characters', '9'.repeat(40)],
  ['contact_messages', 'mobile', 'words, for it has no format', 'evenings only ☎️'],
  ['blog_posts', 'excerpt', 'no text', null],
  ['blog_posts', 'tags', 'no tag', []],
  ['blog_posts', 'tags', '50 tags', many(50)],
  ['portfolio', 'tags', '50 tags', many(50)],
  ['blog_posts', 'image_url', 'no picture', null],
  ['blog_posts', 'image_url', 'http', 'http://example.com/a.webp'],
  ['blog_posts', 'image_url', 'https in capitals', 'HTTPS://EXAMPLE.COM/A.WEBP'],
  ['blog_posts', 'image_url', '2,048 characters', url(2048)],
  ['portfolio', 'thumbnail_url', 'no picture', null],
  ['portfolio', 'thumbnail_url', '2,048 characters', url(2048)],
])('%s.%s takes %s', async (table, column, _, value) => {
  expect(await storing(table, column, value)).toBe(STORED);
});

const notAPicture = [
  ['javascript:', 'javascript:alert(1)'],
  ['javascript: in capitals', 'JavaScript:alert(1)'],
  ['javascript: before an address', 'javascript:alert("https://example.com")'],
  ['an address on the second line', 'javascript:alert(1)\nhttps://example.com/a.webp'],
  ['data:', 'data:image/png;base64,AAAA'],
  ['a protocol-relative address', '//example.com/a.webp'],
  ['a leading space', ' https://example.com/a.webp'],
  ['an empty text', ''],
  ['2,049 characters', url(2049)],
] as const;

test.each<[TableName, string, string, unknown]>([
  ['contact_messages', 'email', 'an empty text', ''],
  ['contact_messages', 'email', 'four characters', 'a@bc'],
  ['contact_messages', 'email', '255 characters', address(255)],
  ['contact_messages', 'email', 'no @', 'anbu.example.com'],
  ['contact_messages', 'email', 'two @', 'anbu@home@example.com'],
  ['contact_messages', 'email', 'no dot after the @', 'anbu.k@example'],
  ['contact_messages', 'email', 'a space', 'anbu k@example.com'],
  ['contact_messages', 'email', 'a second line', 'anbu@example.com\nbcc:all@example.com'],
  ['contact_messages', 'mobile', 'an empty text', ''],
  ['contact_messages', 'mobile', '41 characters', '9'.repeat(41)],
  ['blog_posts', 'tags', '51 tags', many(51)],
  ['portfolio', 'tags', '51 tags', many(51)],
  ...notAPicture.map(
    ([name, value]) =>
      ['blog_posts', 'image_url', name, value] as [TableName, string, string, string],
  ),
  ...notAPicture.map(
    ([name, value]) =>
      ['portfolio', 'thumbnail_url', name, value] as [TableName, string, string, string],
  ),
])('%s.%s refuses %s', async (table, column, _, value) => {
  expect(await storing(table, column, value)).toBe(ruleOf(table, column));
});

test.each<[TableName, string]>([
  ['contact_messages', 'name'],
  ['contact_messages', 'email'],
  ['contact_messages', 'message'],
  ['blog_posts', 'title'],
  ['blog_posts', 'slug'],
  ['blog_posts', 'content'],
  ['blog_posts', 'tags'],
  ['portfolio', 'title'],
  ['portfolio', 'category'],
  ['portfolio', 'description'],
  ['portfolio', 'tags'],
])('%s.%s cannot be missing', async (table, column) => {
  expect(await storing(table, column, null)).toBe(`23502 ${column}`);
});

test.each([
  [
    'the shortest of everything',
    { name: 'ab', email: 'a@b.co', mobile: '', message: 'a'.repeat(10) },
  ],
  [
    'the longest of everything',
    {
      name: EMOJI.repeat(200),
      email: address(254),
      mobile: EMOJI.repeat(40),
      message: EMOJI.repeat(10_000),
    },
  ],
  [
    'white space around everything',
    { name: ' \u00a0அன்பு\t', email: ' a@b.co ', mobile: '  ', message: `\n${TAMIL.repeat(10)}\n` },
  ],
])('the database takes what the form lets through: %s', async (_, typed) => {
  const columns = Object.entries(messageFormSchema.parse(typed));
  const results = await Promise.all(
    columns.map(([column, value]) => storing('contact_messages', column, value)),
  );
  expect(results).toEqual(columns.map(() => STORED));
});

describe('over HTTP', () => {
  const asAdmin = async (table: TableName, body: object) =>
    backend.call(`/rest/v1/${table}`, {
      method: 'POST',
      body,
      token: await backend.signIn(DEMO_ADMIN),
    });

  test('a slug in use is refused as a conflict', async () => {
    const body = { ...post, slug: 'நல்ல-முகவரி' };
    expect((await asAdmin('blog_posts', body)).status).toBe(201);
    const { status, body: refusal } = await asAdmin('blog_posts', body);
    expect(status).toBe(409);
    expect(refusal).toMatchObject({ code: '23505' });
    expect(await backend.count(`public.blog_posts where slug = '${body.slug}'`)).toBe(1);
  });

  test('a missing title is a bad request', async () => {
    const { title: _, ...untitled } = post;
    const { status, body } = await asAdmin('blog_posts', untitled);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: '23502' });
  });

  test('a row against the rules is refused and not stored', async () => {
    const before = await backend.count('public.portfolio');
    const { status } = await asAdmin('portfolio', {
      ...valid.portfolio,
      thumbnail_url: 'javascript:alert(1)',
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await backend.count('public.portfolio')).toBe(before);
  });

  test('one bad row spoils the whole request', async () => {
    const before = await backend.count('public.contact_messages');
    const { status } = await backend.call('/rest/v1/contact_messages', {
      method: 'POST',
      body: [valid.contact_messages, { ...valid.contact_messages, name: 'A' }],
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await backend.count('public.contact_messages')).toBe(before);
  });
});

test.each(['blog_posts', 'portfolio'])(
  'each change of %s has a later moment than the one before, also within a tick of the clock',
  async (table) => {
    await backend.sql.transaction(async (tx) => {
      const change = async (title: string) => {
        const { rows } = await tx.query<{ updated_at: string }>(
          `update public.${table} set title = $1
           where id = (select id from public.${table} order by id limit 1)
           returning updated_at::text`,
          [title],
        );
        return rows[0]?.updated_at ?? '';
      };
      const moments = [
        await change('The first change'),
        await change('The second change'),
        await change('The third change'),
      ];
      expect(new Set(moments).size).toBe(3);
      expect(moments.toSorted()).toEqual(moments);
      await tx.rollback();
    });
  },
);
