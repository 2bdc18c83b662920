import { COSTS, fill, ROWS } from '../../apps/site/supabase/tests/anonCosts.ts';
import { MIGRATION } from '../../apps/site/supabase/tests/migration.ts';
import {
  ADMIN,
  as,
  createDatabase,
  migrate,
  type PlainDatabase,
  startPostgres,
} from '../../apps/site/supabase/tests/plainPostgres.ts';
import type { Part } from './bench.ts';
import type { Figure } from './figures.ts';
import { longText, wordOf } from './longTexts.ts';

const SIZES = (process.env.SEARCH_POSTS ?? '100,600,10000').split(',').map(Number);
const BYTES = 7000;
const ROUNDS = 5;
const MOST_MS = 200;
/** What the role of visitors has for a statement, and a tenth for what surrounds it. */
const TIME = '3s';
const MOST_ENDED_MS = 3300;

/** Queries by what they are: in how many posts their words are decides what a search costs. */
const QUERIES = {
  'in every post': 'it’s',
  'common in English': wordOf('en', 3),
  'common in Tamil': wordOf('ta', 3),
  'rare in English': wordOf('en', 19_990),
  'rare in Tamil': wordOf('ta', 19_990),
  'in one title': 'number-77',
  'in no post': 'nothing-has-this',
  'in no post, in Tamil': 'கசடதபறஇணையம்',
  'two letters': 'qz',
  'six words': 'a e i o u கசடதபறஇணையம்',
};

/** How long the database searches blogs of long posts, and what all else costs that visitors may ask. */
export const searchPart: Part = {
  name: 'search',
  measure: async () => {
    const postgres = await startPostgres();
    try {
      const figures: Figure[] = [];
      for (const size of SIZES) {
        figures.push(...(await migrated(postgres.port, (owner) => searches(owner, size))));
      }
      return [...figures, ...(await migrated(postgres.port, costs))];
    } finally {
      await postgres.stop();
    }
  },
};

/** Measures in a database with all migrations. */
async function migrated(
  port: number,
  measure: (owner: PlainDatabase['owner']) => Promise<Figure[]>,
): Promise<Figure[]> {
  const database = await createDatabase(port);
  try {
    await migrate(database, MIGRATION);
    return await measure(database.owner);
  } finally {
    await database.close();
  }
}

async function searches(owner: PlainDatabase['owner'], size: number): Promise<Figure[]> {
  for (let from = 0; from < size; from += 500) {
    const length = Math.min(500, size - from);
    const texts = Array.from({ length }, (_, index) => ({
      n: from + index,
      text: longText(index % 3 === 0 ? 'ta' : 'en', BYTES),
    }));
    await owner.query(
      `insert into public.blog_posts (title, slug, content, tags, created_at)
       select 'Post number-' || n, 'post-' || n, text, array['Tag ' || n % 10],
         timestamptz '2026-01-01' - n * interval '1 minute'
       from jsonb_to_recordset($1) as row (n int, text text)`,
      [JSON.stringify(texts)],
    );
  }
  // As many messages of the same length; their words come from the posts.
  await owner.query(`
    insert into public.contact_messages (name, email, message, created_at)
    select 'Anbu', slug || '@example.com', left(content, 9000), created_at from public.blog_posts;
    analyze;
  `);
  const subject = `search of ${size.toLocaleString('en')} posts of 7 kB`;
  const found: Figure[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const posts = await time(owner, 'select * from public.search_blog_posts(words => $1)', [query]);
    found.push({ subject, name: `${name} ms`, values: posts, most: MOST_MS });
    const messages = await time(
      owner,
      'select * from public.search_contact_messages(words => $1)',
      [query],
      ADMIN,
    );
    found.push({
      subject: subject.replace('posts', 'messages'),
      name: `${name} ms`,
      values: messages,
      most: MOST_MS,
    });
  }
  const tagged = await time(owner, 'select * from public.search_blog_posts(tagged => $1)', [
    'Tag 7',
  ]);
  return [...found, { subject, name: 'of a tag ms', values: tagged, most: MOST_MS }];
}

/** What visitors may ask, with its most expensive known input, in 10,000 posts and projects. */
async function costs(owner: PlainDatabase['owner']): Promise<Figure[]> {
  await fill(owner, BYTES);
  const all: Figure[] = [];
  for (const [name, inputs] of Object.entries(COSTS)) {
    for (const { input, statement, values, mostBlocks } of inputs) {
      const ended = mostBlocks === undefined;
      all.push({
        subject: `${name}, ${ROWS.toLocaleString('en')} rows: ${input}`,
        name: ended ? 'ended by its time, ms' : 'ends by itself, ms',
        values: await time(owner, statement, values, undefined, ended ? 1 : ROUNDS),
        most: MOST_ENDED_MS,
      });
    }
  }
  return all;
}

/** @returns the milliseconds of each round, whether it ends by itself or by its time */
async function time(
  owner: PlainDatabase['owner'],
  statement: string,
  values: readonly unknown[] = [],
  account?: string,
  rounds = ROUNDS,
): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const caller = account
      ? { role: 'authenticated' as const, account }
      : { role: 'anon' as const };
    let begin = 0;
    await as(owner, caller, async () => {
      await owner.query(`set local statement_timeout = '${TIME}'`);
      begin = performance.now();
      return owner.query(statement, [...values]);
    }).catch((error: { code?: string }) => {
      if (error.code !== '57014') throw error;
    });
    all.push(performance.now() - begin);
  }
  return all;
}
