import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, CALLERS } from './support/callers.ts';
import { databaseForTests } from './support/databaseForTests.ts';
import { EXPECTED_RIGHTS } from './support/expectedRights.ts';

const FILE = '../migrations/20260701000002_statement_timeouts.sql';
const TIMEOUTS = readFileSync(join(import.meta.dirname, FILE), 'utf8');

/** Rows of each list that costs are measured for. */
const ROWS = 10_000;

/** Something that a visitor may ask, what makes it expensive, and the most buffer blocks that it may read. */
type Cost = [action: string, input: string, statement: string, values: unknown[], most: number];

const searched = (name: string, input: string, words: string): Cost => [
  `call ${name}`,
  input,
  `select * from public.${name}(words => $1)`,
  [words],
  120_000,
];
const read = (relation: string, column: string, most: number): Cost => [
  `select ${relation}`,
  'all of it, sorted and counted',
  `select *, count(*) over () from public.${relation} order by ${column} desc limit 1000`,
  [],
  most,
];

/** As many marks as the rules let through, in the order that takes longest to put right. */
const marked = `a${'\u0301'.repeat(15)}${'\u0316'.repeat(15)}`.repeat(322);
const marks = `a${'\u0301'.repeat(48_000)}${'\u0316'.repeat(48_000)}`;
const insert = `insert into public.contact_messages (name, email, message)
  select 'Anbu', n || '@example.com', $1 from generate_series(1, 5) n`;

/** All that visitors may do, each with its most expensive known input. */
const COSTS: Cost[] = [
  searched('search_blog_posts', 'a word that is nowhere', 'nothing-has-this'),
  searched('search_blog_posts', 'six words, the last of which is nowhere', 'a e 1 2 3 ழ'),
  searched('search_blog_posts', 'one letter that is nowhere', 'ழ'),
  searched('search_blog_posts', '96,000 marks', marks),
  searched('search_blog_posts', 'a million letters', 'ﷺ'.repeat(1_000_000)),
  // The same function finds both.
  searched('search_portfolio', 'a word that is nowhere', 'nothing-has-this'),
  ['insert contact_messages', 'five messages full of marks', insert, [marked], 5000],
  read('blog_posts', 'content', 120_000),
  read('list_counts', 'category', 20_000),
  read('listed_posts', 'opening', 120_000),
  read('listed_projects', 'summary', 120_000),
  read('moved_posts', 'old_slug', 60_000),
  read('portfolio', 'description', 120_000),
  read('tag_counts', 'tag', 20_000),
];

const database = databaseForTests();

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
async function blocksOf(statement: string, values: unknown[]): Promise<number> {
  const explain = `explain (analyze, buffers, timing off, format json) ${statement}`;
  const { rows } = await ask(database.owner, CALLERS.anonymous, explain, values);
  const [explained] = rows.flatMap((row) => row['QUERY PLAN']);
  return [explained.Plan, explained.Planning].reduce(
    (blocks, part) => blocks + part['Shared Hit Blocks'] + part['Shared Read Blocks'],
    0,
  );
}

/** What the role `anon` may do in the schema of the API, by what is written down of its rights. */
function callableByAnon(): string[] {
  const { functions, grants, tables } = EXPECTED_RIGHTS;
  const calls = functions.flatMap((line) => /^public\.(\w+) \w+: anon/.exec(line)?.[1] ?? []);
  const verbs = grants.flatMap((line) => /^(\w+ \w+).*: anon/.exec(line)?.[1] ?? []);
  const isExposed = (verb: string) =>
    tables.some((line) => line.startsWith(`public.${verb.split(' ')[1]} `));
  return [...calls.map((name) => `call ${name}`), ...verbs.filter(isExposed)];
}

test('all that visitors may do has its cost written down', () => {
  expect(callableByAnon()).toEqual([...new Set(COSTS.map(([action]) => action))]);
});

test.each(COSTS)('%s with %s ends by itself', async (_, __, statement, values, most) => {
  expect(await blocksOf(statement, values)).toBeLessThan(most);
});

describe('a search', () => {
  test.each([
    ['no words', '', undefined],
    ['a word in every post', 'number', undefined],
    ['a tag of many', '', 'Tamil'],
  ])('of %s reads no more than it answers with', async (_, words, tagged) => {
    const statement = 'select * from public.search_blog_posts(words => $1, tagged => $2)';
    expect(await blocksOf(statement, [words, tagged])).toBeLessThan(1500);
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
