import { messageFormSchema } from '@agency/model/messageForm';
import { postFormSchema } from '@agency/model/postForm';
import { projectFormSchema } from '@agency/model/projectForm';
import { hasPiledMarks, visibleLengthOf } from '@agency/model/text/tidy';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, accessOf, sampleOf } from './support/access.ts';
import { backendForTests, type Call, TABLES, type TableName } from './support/backendForTests.ts';

/** Another number tries other rows; the same one tries the same rows again. */
const SEED = 20_260_101;
const ROWS_OF_A_FORM = 80;
const WILD_ROWS = 60;

const backend = backendForTests();
let access: Access;

beforeAll(async () => {
  access = await accessOf(backend);
});

/** What a row has to look like for its form to have nothing against it. */
const forms = {
  contact_messages: messageFormSchema,
  blog_posts: postFormSchema,
  portfolio: projectFormSchema,
} satisfies Record<TableName, unknown>;

const SPACES = [...' \t\n\r\v\f\u00a0\u2003\u2028\u3000\ufeff'];
const CONTROLS = [...'\u0001\u0007\u001b\u007f\u0085\u009f'];
/** The last ones show nothing, or turn a text round. */
const LETTERS = [
  ...['e\u0301', 'கு', '👩‍👩‍👧'],
  ..."aZ7.'\\%éத🌾\u200b\u200d\u2800\u3164\ufe0f\u{e0061}\u202e\u2067",
  // Marks that pile up, alone or after one another.
  ...['\u0301'.repeat(16), 'ா'.repeat(15), `e${'\u0316'.repeat(31)}`],
];

const snippet = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS, ...SPACES, ...CONTROLS), maxLength });

/** Text around the lengths that matter, between what should not count. */
const textNear = (fewest: number, most: number) =>
  fc.oneof(
    { arbitrary: snippet(fewest + 4), weight: 3 },
    {
      arbitrary: fc
        .record({
          before: snippet(3),
          letter: fc.constantFrom('a', 'த', '🌾'),
          length: fc.constantFrom(fewest - 1, fewest, fewest + 1, most - 1, most, most + 1),
          after: fc.constantFrom('', ' ', '\u0000'.slice(1), '\u3000\n', '\u0007'),
        })
        .map(({ before, letter, length, after }) => before + letter.repeat(length) + after),
      weight: 2,
    },
  );

/** Names that no post may have, and some that look like them. */
const slug = fc.oneof(
  { arbitrary: textNear(3, 200), weight: 3 },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('index', 'Archive', 'entry', '404', 'con', 'NUL', 'com1', 'lpt³', 'com'),
        fc.constantFrom('', '.', '.html', '-1', 's', '\n', '\u200b', ' .x'),
      )
      .map((parts) => parts.join('')),
    weight: 1,
  },
);

const host = fc.constantFrom(
  'example.com',
  'a.in',
  'x',
  '-a.com',
  'a-.org',
  'sub.a.co.in',
  'é.com',
);
const email = fc.oneof(
  fc.uuid().map((id) => `${id}@example.com`),
  fc.tuple(snippet(6), host).map(([name, place]) => `${name}@${place}`),
  fc
    .array(fc.constantFrom('a', '.', '@', '-', '_', '+', "'", ' ', 'com', '\n', 'B7'), {
      maxLength: 9,
    })
    .map((parts) => parts.join('')),
  fc.constantFrom(253, 254, 255).map((length) => `${'a'.repeat(length - 12)}@example.com`),
);

const url = fc.oneof(
  fc.constant(''),
  fc.webUrl(),
  fc.constantFrom(2047, 2048, 2049).map((length) => 'https://example.com/'.padEnd(length, 'த')),
  fc
    .tuple(
      fc.constantFrom('https', 'http', 'HTTPS', 'javascript', 'data', 'ftp', '', ' https'),
      fc.constantFrom('://', ':', ':/', '//', ':///', ':\\\\'),
      fc
        .array(
          fc.constantFrom(
            'a',
            'example.com',
            '.',
            '/',
            ':',
            '80',
            '@',
            '?',
            '#',
            '[::1]',
            ' ',
            '%',
            '<',
            'த',
            '..',
          ),
          { maxLength: 5 },
        )
        .map((parts) => parts.join('')),
    )
    .map((parts) => parts.join('')),
);

const tags = fc.oneof(
  fc.array(
    snippet(4).map((text) => text.replaceAll(',', '')),
    { maxLength: 4 },
  ),
  fc
    .constantFrom(49, 50, 51)
    .map((count) => Array.from({ length: count }, (_, index) => `t${index}`)),
);

const rows = {
  contact_messages: fc.record({
    name: textNear(2, 200),
    email,
    mobile: fc.oneof(snippet(3), textNear(1, 40)),
    message: textNear(10, 10_000),
  }),
  blog_posts: fc.record({
    title: textNear(5, 300),
    slug,
    excerpt: textNear(10, 1000),
    content: textNear(50, 2000),
    tags,
    image_url: url,
  }),
  portfolio: fc.record({
    title: textNear(3, 300),
    category: textNear(2, 100),
    description: textNear(10, 20_000),
    tags,
    thumbnail_url: url,
  }),
} satisfies Record<TableName, fc.Arbitrary<object>>;

/** A good row with one or two fields of a generated one, so that most rules get to speak. */
const nearlyGood = (table: TableName) =>
  fc
    .tuple(rows[table] as fc.Arbitrary<Record<string, unknown>>, fc.nat(), fc.nat())
    .map(([row, one, other]) => {
      const names = Object.keys(row);
      const taken = [names[one % names.length], names[other % names.length]];
      return {
        ...good(table),
        ...Object.fromEntries(Object.entries(row).filter(([name]) => taken.includes(name))),
      };
    });

const good = (table: TableName): Record<string, unknown> => ({
  // What the sample leaves out is blank.
  ...Object.fromEntries(Object.keys(forms[table].shape).map((name) => [name, ''])),
  ...sampleOf(table),
  ...(table === 'blog_posts' && { excerpt: 'Short and to the point.' }),
  ...(table === 'portfolio' && { tags: ['One'] }),
});

/** To a table without a row: neither limits nor earlier slugs are what is tried here. */
async function send(table: TableName, body: unknown) {
  await backend.sql.exec(`delete from public.${table}`);
  const caller: Call = table === 'contact_messages' ? {} : access.callers.admin;
  const { status, body: answer } = await backend.call(`/rest/v1/${table}`, {
    ...caller,
    method: 'POST',
    body,
  });
  return { status, ...(answer as { code?: string; message?: string }) };
}

/** The row that was stored as the owner sees it, without what the database adds. */
async function storedIn(table: TableName): Promise<Record<string, unknown>> {
  const { rows: found } = await backend.sql.query<Record<string, unknown>>(
    `select * from public.${table}`,
  );
  const { id: _, created_at: __, updated_at: ___, ...row } = found[0] ?? {};
  return row;
}

/**
 * The characters of those planes of Unicode that have some which show nothing or pile up. Without null,
 * which no text of the database may have, and the halves of surrogate pairs.
 */
const CHARACTERS = [0x00000, 0x10000, 0xe0000]
  .flatMap((plane) => Array.from({ length: 0x10000 }, (_, index) => plane + index))
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code));

test.each([
  ['show nothing', 'private.visible($1)', (one: string) => visibleLengthOf(one) === 0],
  [
    'pile up on a letter',
    "regexp_replace($1, '[' || private.marks() || ']', '', 'g')",
    (one: string) => hasPiledMarks(one.repeat(31)),
  ],
])('the form and the database agree on which characters %s', async (_, others, isOne) => {
  const { rows: found } = await backend.sql.query<{ others: string }>(`select ${others} others`, [
    CHARACTERS.join(''),
  ]);
  const left = new Set(found[0]?.others);
  const gone = CHARACTERS.filter((one) => !left.has(one));
  expect(gone.length).toBeGreaterThan(2000);
  expect(gone).toEqual(CHARACTERS.filter(isOne));
});

describe.each(TABLES)('the form and the database agree on %s', (table) => {
  test('in what is refused, in which words, and in what is stored', async () => {
    let refused = 0;
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(nearlyGood(table), async (row) => {
        const typed = {
          ...row,
          ...(row.tags !== undefined && { tags: (row.tags as string[]).join(',') }),
        };
        const judged = forms[table].safeParse(typed);
        const words = judged.error?.issues[0]?.message;
        const answer = await send(table, row);
        if (judged.success) {
          stored += 1;
          expect(answer.status).toBe(201);
          expect(await storedIn(table)).toEqual(judged.data);
        } else if (words === 'Please enter a valid URL' && answer.status === 201) {
          // The browser's parser knows a few more hosts that cannot be; it is a web address at least.
          expect(
            String(
              (await storedIn(table))[Object.keys(row).find((name) => name.endsWith('_url')) ?? ''],
            ),
          ).toMatch(/^https?:\/\//i);
        } else {
          refused += 1;
          expect(answer).toMatchObject({ status: 400, code: '22023', message: words });
        }
      }),
      { seed: SEED, numRuns: ROWS_OF_A_FORM },
    );
    // The rows are worth trying only when both happen.
    expect(Math.min(refused, stored)).toBeGreaterThan(ROWS_OF_A_FORM / 10);
  });

  test('and nothing that is no form at all breaks it or is stored against the rules', async () => {
    const columns = Object.keys(good(table));
    const anything = fc.oneof(
      fc.anything({ maxDepth: 2, withNullPrototype: false }),
      fc.constantFrom(
        '\u0000',
        'a\u0000b'.repeat(20),
        '\ud800'.repeat(60),
        '',
        null,
        1e308,
        -0,
        true,
        [],
        [[]],
        {},
      ),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    const wild = fc.oneof(
      fc
        .tuple(fc.constantFrom(...columns), anything)
        .map(([column, value]) => ({ ...good(table), [column]: value })),
      fc
        .tuple(fc.string(), anything)
        .map(([column, value]) => ({ ...good(table), [column]: value })),
      anything,
      fc.array(anything, { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(wild, async (body) => {
        const { status } = await send(table, jsonOf(body));
        const added = await backend.count(`public.${table}`);
        if (status === 201) {
          if (added === 1) {
            const row = await storedIn(table);
            const typed = Object.fromEntries(
              Object.entries(row).map(([name, value]) => [
                name,
                Array.isArray(value) ? value.join(',') : (value ?? ''),
              ]),
            );
            expect(
              forms[table].safeParse({
                ...typed,
                ...(typed.excerpt === '' && { excerpt: 'None was written.' }),
              }).error?.issues ?? [],
            ).toEqual([]);
          }
        } else {
          // Of some wrong types the embedded backend says 500.
          expect(status).toBeGreaterThanOrEqual(400);
          expect(added).toBe(0);
        }
      }),
      { seed: SEED, numRuns: WILD_ROWS },
    );
  });
});

test('an object where a list belongs is refused, and the next caller is served', async () => {
  const { status } = await send('blog_posts', { ...good('blog_posts'), tags: {} });
  expect(status).toBe(400);
  expect((await send('contact_messages', good('contact_messages'))).status).toBe(201);
});

/** What survives the way through JSON. */
function jsonOf(value: unknown): unknown {
  try {
    return JSON.parse(
      JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? Number(part) : part)) ??
        'null',
    );
  } catch {
    return null;
  }
}
