import { MIGRATION } from '../../apps/site/supabase/tests/migration.ts';
import {
  as,
  createDatabase,
  migrate,
  startPostgres,
} from '../../apps/site/supabase/tests/plainPostgres.ts';
import type { Part } from './bench.ts';
import type { Figure } from './figures.ts';
import { makePosts } from './publishedPosts.ts';

const POSTS = Number(process.env.SEARCH_POSTS ?? 10_014);
const ROUNDS = 5;
const MOST_MS = 500;

/** Queries by what they are: in how many posts their words are decides what a search costs. */
const QUERIES = {
  'in every post': 'page',
  'in one title': 'number 7777:',
  'in no post': 'nothing-has-this',
  'part of a word': 'nquir',
  'three words': 'photograph morning driver',
  'two letters': 'qz',
  'in Tamil': 'உள்ளூர்',
};

/** How long the database searches a long blog, and counts its tags. */
export const searchPart: Part = {
  name: 'search',
  measure: async () => {
    const postgres = await startPostgres();
    try {
      const database = await createDatabase(postgres.port);
      await migrate(database, MIGRATION);
      const { owner } = database;
      const posts = makePosts(POSTS);
      for (let from = 0; from < posts.length; from += 1000) {
        await owner.query(
          `insert into public.blog_posts (title, slug, content, excerpt, tags, created_at)
           select title, slug, content, left(excerpt, 400), tags, created_at
           from jsonb_to_recordset($1) as row (title text, slug text, content text, excerpt text,
             tags text[], created_at timestamptz)`,
          [JSON.stringify(posts.slice(from, from + 1000))],
        );
      }
      await owner.query('analyze');
      const subject = `search of ${POSTS.toLocaleString('en')} posts`;
      const time = async (statement: string, values: string[]): Promise<number[]> => {
        const all: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const begin = performance.now();
          await as(owner, { role: 'anon' }, () => owner.query(statement, values));
          all.push(performance.now() - begin);
        }
        return all;
      };
      const figures: Figure[] = [];
      for (const [name, query] of Object.entries(QUERIES)) {
        const values = await time('select * from public.search_blog_posts(words => $1)', [query]);
        figures.push({ subject, name: `${name} ms`, values, most: MOST_MS });
      }
      const tagged = await time('select * from public.search_blog_posts(tagged => $1)', ['Tamil']);
      const counted = await time(
        'select tag from public.tag_counts order by entries desc limit 12',
        [],
      );
      return [
        ...figures,
        { subject, name: 'of a tag ms', values: tagged, most: MOST_MS },
        { subject, name: 'counting tags ms', values: counted, most: MOST_MS },
      ];
    } finally {
      await postgres.stop();
    }
  },
};
