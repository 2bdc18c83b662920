import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COSTS, type Cost, callableByAnon, fill } from './support/anonCosts.ts';
import { MIGRATION } from './support/migration.ts';
import { as } from './support/plainPostgres.ts';
import { plainSite } from './support/plainSite.ts';
import { STRUCTURE } from './support/structure.ts';

const FOLDER = join(import.meta.dirname, '../migrations');
const WORDS = readFileSync(join(FOLDER, '20260701000001_search_words.sql'), 'utf8');
const TIMEOUTS = readFileSync(join(FOLDER, '20260701000002_statement_timeouts.sql'), 'utf8');

/** The code of a statement that was ended. */
const ENDED = '57014';

const database = plainSite();

beforeAll(() => fill(database.owner, 1000));

/**
 * Does it as a visitor, whose statements have so much time.
 * @returns the blocks that it looked at, or the code of the refusal
 */
async function blocksOf({ statement, values = [] }: Cost, time = '3s'): Promise<number | string> {
  const { owner } = database;
  try {
    return await as(owner, { role: 'anon' }, async () => {
      await owner.query(`set local statement_timeout = '${time}'`);
      const { rows } = await owner.query(
        `explain (analyze, buffers, timing off, format json) ${statement}`,
        [...values],
      );
      const [{ Plan: plan, Planning: planning }] = rows[0]['QUERY PLAN'];
      return (
        plan['Shared Hit Blocks'] +
        plan['Shared Read Blocks'] +
        (planning?.['Shared Hit Blocks'] ?? 0)
      );
    });
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test('all that visitors may do has its cost written down', () => {
  expect(callableByAnon(STRUCTURE)).toEqual(Object.keys(COSTS));
});

describe.each(Object.entries(COSTS))('%s', (_, costs) => {
  const bounded = costs.filter(({ mostBlocks }) => mostBlocks !== undefined);
  test.each(bounded)('with $input ends by itself', async (cost) => {
    const blocks = await blocksOf(cost);
    expect(blocks).toBeTypeOf('number');
    expect(blocks).toBeLessThan(cost.mostBlocks ?? 0);
  });

  const endless = costs.filter(({ mostBlocks }) => mostBlocks === undefined);
  test.runIf(endless.length > 0).each(endless)('with $input is ended by its time', async (cost) => {
    expect(await blocksOf(cost, '200ms')).toBe(ENDED);
  });
});

describe('a search', () => {
  const search = (words: string, tagged?: string): Cost => ({
    input: words,
    statement: 'select * from public.search_blog_posts(words => $1, tagged => $2)',
    values: [words, tagged],
  });

  test.each([
    ['of no words', search('')],
    ['of a word in every post', search('number')],
    ['of a tag of many', search('', 'Tamil')],
  ])('%s reads no more than it answers with', async (_, cost) => {
    expect(await blocksOf(cost)).toBeLessThan(1500);
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

test('entries that were there before are found, marks and all', async () => {
  const { owner } = await database.another(MIGRATION.slice(0, MIGRATION.indexOf(WORDS)));
  await owner.query(`
    alter table public.blog_posts disable trigger rules;
    insert into public.blog_posts (title, slug, content, tags) values ('முன்பே இருந்தது', 'before',
      repeat('Old words. ', 9) || 'x' || repeat(chr(769), 2000) || repeat(chr(790), 2000), '{Rice}');
    insert into public.contact_messages (name, email, message)
      values ('Anbu', 'a@example.com', 'Please ring me.');
  `);
  await owner.query(WORDS);
  const found = await as(owner, { role: 'anon' }, () =>
    owner.query(`select slug from public.search_blog_posts('இருந்த old', 'Rice')`),
  );
  expect(found.rows).toEqual([{ slug: 'before' }]);
  const { rows } = await owner.query('select list from private.search_words order by list');
  expect(rows).toEqual([{ list: 'blog_posts' }, { list: 'contact_messages' }]);
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
