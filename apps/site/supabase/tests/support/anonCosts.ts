import type pg from 'pg';
import type { STRUCTURE } from './structure.ts';

/** Rows of each list that costs are measured for. */
const ROWS = 10_000;

/** Something that a visitor may ask of the database. */
export interface Cost {
  /** What makes it expensive. */
  input: string;
  statement: string;
  values?: readonly unknown[];
  /** The most buffer blocks that the statement may read; absent where the statement timeout ends it. */
  mostBlocks?: number;
}

/** Matching this takes a time that grows with the sixth power of the text's length, where nothing is repeated. */
const PATTERN = String.raw`(.+)(.+)(.+)(.+)(.+)(.+)\1\2\3\4\5\6`;
/** Reading a relation in the two ways that cost most. */
const read = (relation: string, column: string, mostBlocks: number): [string, Cost[]] => [
  `select ${relation}`,
  [
    {
      input: 'a pattern with references to its parts',
      statement: `select 1 from public.${relation} where ${column} ~* $1 limit 1000`,
      values: [PATTERN],
    },
    {
      input: 'all of it, sorted and counted',
      statement: `select *, count(*) over () from public.${relation} order by ${column} desc limit 1000`,
      mostBlocks,
    },
  ],
];
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
export const COSTS: Readonly<Record<string, readonly Cost[]>> = {
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

/** What the role `anon` may do in the schema of the API, by what is written down of its rights. */
export function callableByAnon({ functions, grants, tables }: typeof STRUCTURE): string[] {
  const calls = functions.flatMap((line) => /^public\.(\w+) \w+: anon/.exec(line)?.[1] ?? []);
  const verbs = grants.flatMap((line) => /^anon (\w+ \w+)/.exec(line)?.[1] ?? []);
  const isExposed = (verb: string) =>
    tables.some((line) => line.startsWith(`public.${verb.split(' ')[1]} `));
  return [...calls.map((name) => `call ${name}`), ...verbs.filter(isExposed)];
}

/** Fills both lists, past the rules and the history, with texts of so many characters. */
export async function fill(owner: pg.Client, characters: number): Promise<void> {
  const text = `(select left(string_agg(md5((n * 1000 + part)::text), ' '), ${characters})
    from generate_series(0, ${Math.ceil(characters / 33)}) part)`;
  const tags = `array['Tag ' || n % 500, 'Another tag of a list ' || n % 7, 'Tamil']`;
  const date = `timestamptz '2026-01-01' - n * interval '1 minute'`;
  const entries = `from generate_series(1, ${ROWS}) n`;
  await owner.query(`
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
  await owner.query('analyze');
}
