import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, type Caller } from './support/plainPostgres.ts';
import { outcome, plainSite } from './support/plainSite.ts';
import { STRUCTURE } from './support/structure.ts';

const FILE = '../migrations/20260701000002_statement_timeouts.sql';
const TIMEOUTS = readFileSync(join(import.meta.dirname, FILE), 'utf8');

/** Rows of each list that costs are measured for. */
const ROWS = 10_000;

/** Something that a visitor may ask of the database. */
interface Cost {
  /** What makes it expensive. */
  input: string;
  statement: string;
  values?: readonly unknown[];
  /** The most buffer blocks that the statement may read. */
  mostBlocks: number;
}

/** Reading all of a relation, sorted and counted. */
const read = (relation: string, column: string, mostBlocks: number): [string, Cost[]] => {
  const statement = `select *, count(*) over () from public.${relation} order by ${column} desc limit 1000`;
  return [
    `select ${relation}`,
    [{ input: 'all of it, sorted and counted', statement, mostBlocks }],
  ];
};
const searched = (name: string): Cost[] => {
  const statement = `select * from public.${name}(words => $1)`;
  const mostBlocks = 120_000;
  return [
    { input: 'a word that is nowhere', values: ['nothing-has-this'] },
    { input: 'six words, the last of which is nowhere', values: ['a e 1 2 3 ழ'] },
    { input: 'one letter that is nowhere', values: ['ழ'] },
    { input: '96,000 marks', values: [`a${'\u0301'.repeat(48_000)}${'\u0316'.repeat(48_000)}`] },
    { input: 'a million letters', values: ['ﷺ'.repeat(1_000_000)] },
  ].map((cost) => ({ ...cost, statement, mostBlocks }));
};

/** As many marks as the rules let through, in the order that takes longest to put right. */
const marked = `a${'\u0301'.repeat(15)}${'\u0316'.repeat(15)}`.repeat(322);
const insert = `insert into public.contact_messages (name, email, message)
  select 'Anbu', n || '@example.com', $1 from generate_series(1, 5) n`;

/** All that visitors may do, each with its most expensive known input. */
const COSTS: Readonly<Record<string, readonly Cost[]>> = {
  'call search_blog_posts': searched('search_blog_posts'),
  // The same function finds both.
  'call search_portfolio': searched('search_portfolio').slice(0, 1),
  'insert contact_messages': [
    { input: 'five messages full of marks', statement: insert, values: [marked], mostBlocks: 5000 },
  ],
  ...Object.fromEntries([
    read('blog_posts', 'content', 120_000),
    read('list_counts', 'category', 20_000),
    read('listed_posts', 'opening', 120_000),
    read('listed_projects', 'summary', 120_000),
    read('moved_posts', 'old_slug', 60_000),
    read('portfolio', 'description', 120_000),
    read('tag_counts', 'tag', 20_000),
  ]),
};

const VISITOR: Caller = { role: 'anon' };
const database = plainSite();

/** Fills both lists, past the rules and the history. */
beforeAll(async () => {
  const text = `(select left(string_agg(md5((n * 1000 + part)::text), ' '), 1000)
    from generate_series(0, 31) part)`;
  const tags = `array['Tag ' || n % 500, 'Another tag of a list ' || n % 7, 'Tamil']`;
  const date = `timestamptz '2026-01-01' - n * interval '1 minute'`;
  const entries = `from generate_series(1, ${ROWS}) n`;
  await database.owner.query(`
    set session_replication_role = replica;
    insert into public.blog_posts (title, slug, content, tags, created_at)
      select 'Post number ' || n, 'post-' || n, ${text}, ${tags}, ${date} ${entries};
    insert into public.portfolio (title, category, description, tags, created_at)
      select 'Project number ' || n, 'A category of its own, ' || n, ${text}, ${tags}, ${date} ${entries};
    insert into private.former_slugs (slug, post_id)
      select 'the-slug-that-a-post-had-before-' || slug, id from public.blog_posts;
    insert into private.search_words (list, id, created_at, tags, words)
      select 'blog_posts', id, created_at, tags, private.words_of('blog_posts', to_jsonb(entry))
      from public.blog_posts entry
      union all
      select 'portfolio', id, created_at, tags, private.words_of('portfolio', to_jsonb(entry))
      from public.portfolio entry;
    set session_replication_role = default;
  `);
  await database.owner.query('analyze');
});

/** Does it as a visitor. @returns the blocks that it looked at */
async function blocksOf({
  statement,
  values,
}: Pick<Cost, 'statement' | 'values'>): Promise<number> {
  const explain = `explain (analyze, buffers, timing off, format json) ${statement}`;
  const { rows } = await ask(database.owner, VISITOR, explain, values);
  const [explained] = rows.flatMap((row) => row['QUERY PLAN']);
  return [explained.Plan, explained.Planning].reduce(
    (blocks, part) => blocks + part['Shared Hit Blocks'] + part['Shared Read Blocks'],
    0,
  );
}

/** What the role `anon` may do in the schema of the API, by what is written down of its rights. */
function callableByAnon(): string[] {
  const { functions, grants, tables } = STRUCTURE;
  const calls = functions.flatMap((line) => /^public\.(\w+) \w+: anon/.exec(line)?.[1] ?? []);
  const verbs = grants.flatMap((line) => /^anon (\w+ \w+)/.exec(line)?.[1] ?? []);
  const isExposed = (verb: string) =>
    tables.some((line) => line.startsWith(`public.${verb.split(' ')[1]} `));
  return [...calls.map((name) => `call ${name}`), ...verbs.filter(isExposed)];
}

test('all that visitors may do has its cost written down', () => {
  expect(callableByAnon()).toEqual(Object.keys(COSTS));
});

const cases = Object.entries(COSTS).flatMap(([action, costs]) =>
  costs.map((cost) => ({ action, ...cost })),
);

test.each(cases)('$action with $input ends by itself', async (cost) => {
  expect(await blocksOf(cost)).toBeLessThan(cost.mostBlocks);
});

test('a pattern with references to its parts is ended by the time of a statement', async () => {
  // Matching it takes a time that grows with the sixth power of the length, where nothing is repeated.
  const pattern = String.raw`(.+)(.+)(.+)(.+)(.+)(.+)\1\2\3\4\5\6`;
  const { owner } = database;
  await owner.query(`set statement_timeout = '200ms'`);
  const search = 'select from public.blog_posts where content ~* $1 limit 1000';
  // The code of a statement that was ended.
  expect(await outcome(database, VISITOR, search, [pattern])).toBe('57014');
  await owner.query('reset statement_timeout');
});

describe('a search', () => {
  test.each([
    ['no words', '', undefined],
    ['a word in every post', 'number', undefined],
    ['a tag of many', '', 'Tamil'],
  ])('of %s reads no more than it answers with', async (_, words, tagged) => {
    const statement = 'select * from public.search_blog_posts(words => $1, tagged => $2)';
    expect(await blocksOf({ statement, values: [words, tagged] })).toBeLessThan(1500);
  });

  test('answers with a column that its view gains', async () => {
    const { owner } = database;
    await owner.query('begin');
    const { rows } = await owner.query<{ view: string }>(
      `select rtrim(pg_get_viewdef('public.listed_posts'), ';') as view`,
    );
    await owner.query(
      `create or replace view public.listed_posts with (security_invoker = true) as
       select listed.*, 'new' as column from (${rows[0]?.view}) listed`,
    );
    const found = await owner.query('select * from public.search_blog_posts()');
    await owner.query('rollback');
    expect(found.rows[0]).toMatchObject({ title: 'Post number 1', column: 'new' });
  });
});

test('a time that a project has set stays, and one that may not be set stops no migration', async () => {
  const { owner } = database;
  await owner.query(`begin; alter role anon set statement_timeout = '1s'`);
  await owner.query(TIMEOUTS);
  const { rows } = await owner.query(`select rolconfig from pg_roles where rolname = 'anon'`);
  expect(rows).toEqual([{ rolconfig: ['statement_timeout=1s'] }]);
  await owner.query(
    'alter role anon reset statement_timeout; create role migrates; set role migrates',
  );
  await owner.query(TIMEOUTS);
  await owner.query('rollback');
});
