import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseForTests } from '../../site/supabase/tests/support/databaseForTests.ts';
import type { PlainDatabase } from '../../site/supabase/tests/support/plainDatabase.ts';
import { temporaryFolder } from '../../site/testing/temporaryFolder.ts';
import { ghostExport, wordPressExport } from '../testing/foreignExports.ts';
import { type ContentDatabase, openContentDatabase } from './contentDatabase.ts';
import { ENTRIES, MESSAGES, POSTS } from './contentTables.ts';
import { exportEntries } from './exportEntries.ts';
import { importEntries } from './importEntries.ts';
import { readGhost } from './readGhost.ts';
import { readMarkdownFolder } from './readMarkdownFolder.ts';
import { readWordPress } from './readWordPress.ts';

const CLI = join(import.meta.dirname, './transferCli.ts');
const ALL = [...ENTRIES, MESSAGES];
const TABLES = ALL.map(({ table }) => table);
const WRITE = { write: true };
const NOTHING = { created: 0, updated: 0, unchanged: 0, skipped: 0 };

const database = databaseForTests();
let store: ContentDatabase;
let folder: string;

beforeAll(async () => {
  store = await openContentDatabase(urlOf(database));
  return () => store.close();
});

beforeEach(async () => {
  folder = temporaryFolder();
  await database.owner.query(`truncate ${TABLES.map((table) => `public.${table}`).join(', ')}`);
});

const urlOf = ({ place: { port, database: name } }: PlainDatabase) =>
  `postgresql://postgres@127.0.0.1:${port}/${name}`;

const rowsOf = async ({ owner }: PlainDatabase) => {
  const all: unknown[] = [];
  for (const table of TABLES) {
    const { rows } = await owner.query(
      `select to_jsonb(t) as row from public.${table} t order by id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    all.push(rows);
  }
  return all;
};
/** Writes an export of another system. @returns its path */
const saved = (text: string) => {
  const place = join(folder, 'old');
  writeFileSync(place, text);
  return place;
};
const count = async () => (await store.query('select from public.blog_posts')).length;

/** 20 posts of all kinds of text, a project and a message. */
async function fill(): Promise<void> {
  await database.owner.query(`
    insert into public.blog_posts (title, slug, content, excerpt, tags, image_url, created_at, updated_at)
    select 'தலைப்பு: "quoted" # ' || n, 'பதிவு-' || repeat('நீளம்', 20) || n,
      E'---\\nlooks: like front matter\\n---\\n\\n' || repeat('word ', 20) || E'\\r\\n🎉 end\\n\\n  indented',
      case when n % 2 = 0 then 'An excerpt: with a colon' end,
      array['one, two', 'தமிழ்', '#x'], case when n % 3 = 0 then 'https://example.com/a.jpg' end,
      timestamptz '2024-01-01 00:00:00.123456+05:30' + n * interval '1 hour', '2025-01-01 00:00:00.654321Z'
    from generate_series(1, 20) n;
    insert into public.portfolio (title, category, description)
      values ('A shop', 'Web', 'A project of ten characters and more');
    insert into public.contact_messages (name, email, mobile, message)
      values ('அன்பு', 'anbu@example.com', null, 'Please ring me tomorrow.');
  `);
}

/** Exports the posts of `fill`. */
async function exported() {
  await fill();
  return exportEntries(store, POSTS, folder);
}
const importPosts = (options: Parameters<typeof importEntries>[2] = WRITE) =>
  importEntries(store, readMarkdownFolder(folder, [POSTS]), options);

test('an export writes what has changed alone, and removes files of rows that are gone', async () => {
  await exported();
  const none = { written: 0, removed: 0 };
  expect(await exportEntries(store, POSTS, folder)).toEqual({ ...none, unchanged: 20 });
  await database.owner.query(`
    delete from public.blog_posts where title like '% 7';
    update public.blog_posts set title = 'Another title' where title like '% 8';
  `);
  const some = { written: 1, removed: 1 };
  expect(await exportEntries(store, POSTS, folder)).toEqual({ ...some, unchanged: 18 });
  expect(readdirSync(join(folder, 'posts'))).toHaveLength(19);
});

/** Runs a command as it is typed. */
function run(target: PlainDatabase, ...words: string[]) {
  const env = { ...process.env, INIT_CWD: folder, DATABASE_URL: urlOf(target) };
  return promisify(execFile)(process.execPath, [CLI, ...words], { env });
}

test('an import is tried where nobody asks it to write', async () => {
  writeFileSync(join(folder, 'old.json'), ghostExport(10));
  const tried = await run(database, 'import', 'old.json');
  expect(tried.stdout).toContain('9 created, 0 updated, 0 unchanged, 0 skipped');
  expect(await count()).toBe(0);
});

test('the backup of the guide gives another project the same rows', async () => {
  await fill();
  const guide = readFileSync(join(import.meta.dirname, '../../site/docs/hosting.md'), 'utf8');
  const commands = [...guide.matchAll(/^pnpm content:(.*?) *#/gm)].map(([, words = '']) => words);
  expect(commands.map((words) => words.split(' ')[0])).toEqual(['export', 'import']);
  const other = await database.another();
  for (const [index, each] of [database, other].entries()) {
    await run(each, ...(commands[index] ?? '').split(' '));
  }
  expect(await rowsOf(other)).toEqual(await rowsOf(database));
});

describe('an import', () => {
  test('changes nothing the second time, and goes on where it was stopped', async () => {
    await exported();
    await database.owner.query('truncate public.blog_posts');
    const stop = new AbortController();
    const stopAt8 = (entries: number) => {
      if (entries === 8) stop.abort();
    };
    await importPosts({ ...WRITE, signal: stop.signal, onProgress: stopAt8 });
    expect(await count()).toBe(8);
    expect((await importPosts()).counts).toEqual({ ...NOTHING, created: 12, unchanged: 8 });
    expect((await importPosts()).counts).toEqual({ ...NOTHING, unchanged: 20 });
  });

  test('leaves a row alone that differs, unless it may be replaced', async () => {
    await exported();
    await database.owner.query(`update public.blog_posts set title = 'Written on the site since'`);
    const { counts, skipped } = await importPosts();
    expect(counts).toEqual({ ...NOTHING, skipped: 20 });
    expect(skipped[0]?.skipped).toContain('--overwrite');
    const replaced = await importPosts({ write: true, overwrite: true });
    expect(replaced.counts).toEqual({ ...NOTHING, updated: 20 });
    const stale = await store.query(`select from public.blog_posts where title like 'Written%'`);
    expect(stale).toEqual([]);
  });

  test('names files that break a rule, in the words of the form, and imports the others', async () => {
    await exported();
    await database.owner.query('truncate public.blog_posts');
    const place = join(folder, 'posts');
    const [first = '', second = '', third = '', fourth = ''] = readdirSync(place);
    const edit = (name: string, change: (text: string) => string) =>
      writeFileSync(join(place, name), change(readFileSync(join(place, name), 'utf8')));
    edit(first, (text) => text.replace(/^title: .*$/m, 'title: Hm'));
    edit(second, () => 'No front matter');
    edit(third, (text) => text.replace(/^tags:/m, 'labels:'));
    edit(fourth, (text) => text.replace(/^image_url: .*$/m, 'image_url: "javascript:alert(1)"'));
    const { counts, skipped, unknown } = await importPosts();
    expect(counts).toEqual({ ...NOTHING, created: 17, skipped: 3 });
    expect([...unknown]).toEqual(['labels']);
    expect(Object.fromEntries(skipped.map((each) => [each.source, each.skipped]))).toEqual({
      [`posts/${first}`]: 'Title must be at least 5 characters',
      [`posts/${second}`]: 'It has no front matter.',
      [`posts/${fourth}`]: 'Please enter a valid URL',
    });
  });
});

describe.each([
  {
    system: 'WordPress',
    passedOver: { attachments: 20, pages: 1, drafts: 2 },
    rest: '',
    lost: ['Left out the shortcodes gallery.', 'Left out addresses that lead nowhere.'],
    text: wordPressExport(20),
    read: readWordPress,
    tags: ['News & views', 'தமிழ்'],
    picture: 'https://old.example/wp-content/uploads/0-big.jpg',
  },
  {
    system: 'Ghost',
    passedOver: { pages: 1, drafts: 2 },
    rest: ' [gallery ids="1,2"]',
    lost: ['Left out addresses that lead nowhere.'],
    text: ghostExport(20),
    read: (file: string) => readGhost(file, 'https://old.example'),
    tags: ['தமிழ்'],
    picture: 'https://old.example/content/images/0.jpg',
  },
])(
  'an export of 20 posts from $system',
  ({ passedOver, rest, lost, text, read, tags, picture }) => {
    test('is tried without storing anything, then stored, with counts that add up', async () => {
      const place = saved(text);
      const tried = await importEntries(store, read(place));
      expect(await count()).toBe(0);
      const stored = await importEntries(store, read(place), WRITE);
      expect(stored).toEqual(tried);
      expect(stored.counts).toEqual({ ...NOTHING, created: 18 });
      expect(Object.fromEntries(stored.passedOver)).toEqual(passedOver);
      expect(stored.redirects).toHaveLength(18);
      expect(await count()).toBe(18);
      const again = await importEntries(store, read(place), WRITE);
      expect(again.counts).toEqual({ ...NOTHING, unchanged: 18 });
      expect(again.redirects).toEqual(stored.redirects);
    });

    test('becomes posts in Markdown, with date, tags, picture and a slug of their own', async () => {
      const { notes } = await importEntries(store, read(saved(text)), WRITE);
      const [first] = await store.query<Record<string, unknown>>(
        'select content, tags, image_url, created_at::text from public.blog_posts order by created_at limit 1',
      );
      expect(first).toEqual({
        content: `தமிழ் மற்றும் **English**, post 0 🎉

## A heading

- One
- Two w*i*th [a link](https://old.example/about)

![படம்](https://old.example/wp-content/uploads/0.jpg)

not a link${rest}`,
        tags,
        image_url: picture,
        created_at: '2020-01-01 12:00:00+00',
      });
      expect([...new Set(notes.map(({ note }) => note))]).toEqual(lost);
    });
  },
);

test('no redirect fits other addresses or hides a page: what is left out is named', async () => {
  const post = (path: string, number: number) => `<item>
    <title>Post number ${number}</title><link>${path}</link><wp:post_id>${number}</wp:post_id>
    <content:encoded><![CDATA[${'Words of a post. '.repeat(9)}]]></content:encoded>
    <wp:post_date_gmt>2024-03-05 12:00:00</wp:post_date_gmt><wp:post_name>post-${number}</wp:post_name>
    <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
  const links = [
    'https://old.example/*',
    'https://old.example/:x/:y',
    'javascript:alert(1)',
    'https://old.example/',
    'https://old.example/about/',
    `https://old.example/${encodeURI('பதிவு')}/`,
  ];
  const text = `<rss xmlns:content="c" xmlns:wp="w"><channel>${links.map(post).join('')}</channel></rss>`;
  const { redirects, notes } = await importEntries(store, readWordPress(saved(text)));
  expect(redirects).toEqual([
    ['/%2A', '/blog/post-0'],
    ['/%3Ax/%3Ay', '/blog/post-1'],
    [`/${encodeURI('பதிவு')}/`, '/blog/post-5'],
  ]);
  expect(notes.map(({ note }) => note)).toEqual([
    'Left out the redirect from alert(1).',
    'Left out the redirect from /.',
    'Left out the redirect from /about/.',
  ]);
});
