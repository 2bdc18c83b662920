import { hasPiledMarks } from '@agency/model/fields';
import { messageFormSchema } from '@agency/model/messageForm';
import { postFormSchema } from '@agency/model/postForm';
import { projectFormSchema } from '@agency/model/projectForm';
import { visibleLengthOf } from '@agency/model/text/lengthOf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, CALLERS } from './support/callers.ts';
import { databaseForTests } from './support/databaseForTests.ts';
import { insertOf, sampleOf, TABLES, type TableName } from './support/samples.ts';

/** Another number tries other rows; the same one tries the same rows again. */
const SEED = 20_260_101;
const ROWS_OF_A_FORM = 120;

const database = databaseForTests();

/** What a row has to look like for its form to have nothing against it. */
const forms = {
  contact_messages: messageFormSchema,
  blog_posts: postFormSchema,
  portfolio: projectFormSchema,
} satisfies Record<TableName, unknown>;

const SPACES = [...' \t\n\r\v\f\u00a0\u2003\u2028\u3000\ufeff'];
const CONTROLS = [...'\u0001\u0007\u001b\u007f\u0085\u009f\ufffe\uffff'];
/** The last ones show nothing, or turn a text round. */
const LETTERS = [
  ...['e\u0301', 'கு', '👩‍👩‍👧'],
  ..."aZ7.'\\%éத🌾\u200b\u200d\u2800\u3164\ufe0f\u{e0061}\u202e\u2067",
  // Marks that pile up, alone or after one another.
  ...['\u0301'.repeat(16), 'ா'.repeat(15), `e${'\u0316'.repeat(31)}`],
];

const snippet = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...LETTERS, ...SPACES, ...CONTROLS), maxLength });

const joined = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((each) => each.join(''));

/** Text around the lengths that matter, between what should not count. */
const textNear = (fewest: number, most: number) =>
  fc.oneof(
    snippet(fewest + 4),
    joined(
      snippet(3),
      fc
        .tuple(
          fc.constantFrom('a', 'த', '🌾'),
          fc.constantFrom(fewest - 1, fewest, fewest + 1, most - 1, most, most + 1),
        )
        .map(([letter, length]) => letter.repeat(length)),
      fc.constantFrom('', ' ', '\u3000\n', '\u0007'),
    ),
  );

/** Names that no post may have, and some that look like them. */
const slug = fc.oneof(
  textNear(3, 200),
  joined(
    fc.constantFrom('index', 'Archive', 'entry', '404', 'con', 'NUL', 'com1', 'lpt³', 'com'),
    fc.constantFrom('', '.', '.html', '-1', 's', '\n', '\u200b', ' .x'),
  ),
  fc.string({ unit: fc.constantFrom(...'aZ7-த🌾é/\\.:@[]^_`{|}~?#% ,\u2014\u3000'), maxLength: 5 }),
);

const HOSTS = ['example.com', 'a.in', 'x', '-a.com', 'a-.org', 'sub.a.co.in', 'é.com'];
const email = fc.oneof(
  fc.uuid().map((id) => `${id}@example.com`),
  joined(snippet(6), fc.constant('@'), fc.constantFrom(...HOSTS)),
  joined(
    fc.constantFrom('', ' Mailto:', '\u202a', 'mailto: '),
    fc.constant('a@example.com'),
    fc.constantFrom('', '. ', ' .', '\u200b\u202c.', '.,;\n'),
  ),
  fc.string({ unit: fc.constantFrom('com', 'B7', ..."a.@-_+' \n"), maxLength: 9 }),
  fc.constantFrom(253, 254, 255).map((length) => `${'a'.repeat(length - 12)}@example.com`),
);

const URL_PARTS = ['a', 'example.com', '[::1]', '80', '..', 'த', ...'./:@?# %<'];
const url = fc.oneof(
  fc.constant(''),
  fc.webUrl(),
  fc.constantFrom(2047, 2048, 2049).map((length) => 'https://example.com/'.padEnd(length, 'த')),
  joined(
    fc.constantFrom('https', 'http', 'HTTPS', 'javascript', 'data', 'ftp', '', ' https'),
    fc.constantFrom('://', ':', ':/', '//', ':///', ':\\\\'),
    fc.string({ unit: fc.constantFrom(...URL_PARTS), maxLength: 5 }),
  ),
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

const fields: Record<TableName, Record<string, fc.Arbitrary<unknown>>> = {
  contact_messages: {
    name: textNear(2, 200),
    email,
    mobile: fc.oneof(snippet(3), textNear(1, 40)),
    message: textNear(10, 10_000),
  },
  blog_posts: {
    title: textNear(5, 300),
    slug,
    excerpt: textNear(10, 1000),
    content: textNear(50, 2000),
    tags,
    image_url: url,
  },
  portfolio: {
    title: textNear(3, 300),
    category: textNear(2, 100),
    description: textNear(10, 20_000),
    tags,
    thumbnail_url: url,
  },
};

/** A good row with one generated field, so that every rule gets to speak. */
const nearlyGood = (table: TableName) =>
  fc.oneof(
    ...Object.entries(fields[table]).map(([name, values]) =>
      values.map((value): Record<string, unknown> => ({ ...good(table), [name]: value })),
    ),
  );

const good = (table: TableName): Record<string, unknown> => ({
  // What the sample leaves out is blank.
  ...Object.fromEntries(Object.keys(forms[table].shape).map((name) => [name, ''])),
  ...sampleOf(table),
  ...(table === 'blog_posts' && { excerpt: 'Short and to the point.' }),
  ...(table === 'portfolio' && { tags: ['One'] }),
});

/**
 * Sends a row to a table without one: neither limits nor earlier slugs are what is tried here.
 * @returns what was stored, without what the database adds; or code and words of the refusal
 */
async function sent(table: TableName, row: object) {
  const caller = table === 'contact_messages' ? CALLERS.anonymous : CALLERS.admin;
  try {
    await ask(database.owner, caller, ...insertOf(table, [row]));
  } catch (error) {
    const { code, message } = error as Record<string, string>;
    return { refused: { code, message } };
  }
  const { rows: found } = await database.owner.query(
    `with forgotten as (delete from private.senders) delete from public.${table} returning *`,
  );
  const { id: _, created_at: __, updated_at: ___, ...stored } = found[0];
  return { stored };
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
  const { rows: found } = await database.owner.query(`select ${others} others`, [
    CHARACTERS.join(''),
  ]);
  const left = new Set(found[0]?.others);
  const gone = CHARACTERS.filter((one) => !left.has(one));
  expect(gone.length).toBeGreaterThan(2000);
  expect(gone).toEqual(CHARACTERS.filter(isOne));
});

test.each(TABLES)(
  'the form and the database agree in what of %s is refused, in which words, and in what is stored',
  async (table) => {
    let refused = 0;
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(nearlyGood(table), async (row) => {
        const tags = Array.isArray(row.tags) && { tags: row.tags.join(',') };
        const judged = forms[table].safeParse({ ...row, ...tags });
        const message = judged.error?.issues[0]?.message;
        const answer = await sent(table, row);
        if (judged.success) {
          stored += 1;
          expect(answer).toEqual({ stored: judged.data });
        } else if (message === 'Please enter a valid URL' && answer.stored) {
          // The browser's parser knows a few more hosts that cannot be; it is a web address at least.
          expect(answer.stored.image_url ?? answer.stored.thumbnail_url).toMatch(/^https?:\/\//i);
        } else {
          refused += 1;
          expect(answer).toEqual({ refused: { code: '22023', message } });
        }
      }),
      { seed: SEED, numRuns: ROWS_OF_A_FORM },
    );
    // The rows are worth trying only when both happen.
    expect(Math.min(refused, stored)).toBeGreaterThan(ROWS_OF_A_FORM / 10);
  },
);
