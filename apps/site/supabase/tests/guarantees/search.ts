import { plainText } from '@agency/model/markdown/plainText';
import { expect } from 'vitest';
import { ask, CALLERS } from '../support/callers.ts';
import { guarantee } from '../support/guarantee.ts';

const { anonymous } = CALLERS;

guarantee('a search finds every word anywhere, in any script', async ({ owner }) => {
  await owner.query(`
    insert into public.blog_posts (title, slug, excerpt, content, tags) values
      ('Rice mills at harvest', 'mills', 'Six saved replies.', repeat('The queue is long. ', 5), '{WhatsApp}'),
      ('ＷＥＢＳＩＴＥ கொடி 🌾', 'tamil', null, repeat('Discount of 100% on cotton_silk. ', 5), '{Tamil,"O''Neil"}'),
      ('Nothing of interest', 'nothing', null, repeat('A back\\slash and a soft\u00adhyphen. ', 5), '{}')
  `);
  const all = ['mills', 'nothing', 'tamil'];
  const expected: [query: string, slugs: string[], tagged?: string][] = [
    ['MILL', ['mills']],
    ['saved long whatsapp', ['mills']],
    ['mills cotton', []],
    ['website', ['tamil']],
    ['க\u0bc6\u0bbe', ['tamil']],
    ['🌾', ['tamil']],
    ['100%', ['tamil']],
    ['1%0', []],
    ['n_s', ['tamil']],
    ['l_ng', []],
    ['\\s', ['nothing']],
    ['softhyphen', ['nothing']],
    ["'; drop table blog_posts; --", []],
    ['', all],
    [' \u200b ', all],
    // Six words count, and a hundred characters.
    ['a a a mills rice six the is nowhere', ['mills']],
    [`${'o '.repeat(50)}nowhere`, all],
    ['', ['tamil'], "O'Neil"],
    ['mills', [], 'Tamil'],
    ['', [], 'tamil'],
  ];
  const search = 'select slug from public.search_blog_posts($1, $2) order by slug';
  for (const [query, slugs, tagged] of expected) {
    const { rows } = await ask(owner, anonymous, search, [query, tagged]);
    expect([query, rows.map(({ slug }) => slug)]).toEqual([query, slugs]);
  }
}).brokenBy({
  'what is searched for may hold patterns': [
    "regexp_replace(word, '([\\\\%_])', '\\\\\\1', 'g')",
    'word',
  ],
  'a search may have any number of words': '    limit 6\n',
  'a search may be of any length': ['left(query, 100)', 'query'],
  'letters are compared as they are written': ['    ), nfkc)', '    ), nfc)'],
});

/** Texts in Markdown, and words of their source that no page shows. */
const SOURCES: [source: string, hidden?: string][] = [
  ['A ![lamp](https://a.example/picture-1.jpg "In the shop") of brass.', 'https jpg picture-1'],
  ['[![lamp](</my lamp.webp>)](https://shop.example/lamps_(old)) w*i*th~~out~~ oil', 'webp shop'],
  ['The [map][1]s and our [shop], [`code`](https://b.example "A title")s', 'b.example'],
  [
    '> [1]: https://maps.example/place "Where"\n\n# Links\n[shop]:\n  /shop.html\n[b]: <c.d>',
    'maps html',
  ],
  ['A note\n[1]: https://shown.example is no definition, [nor](is this) a link'],
  ['\\[no link](https://plain.example/a) and 2 \\* 3*4 snake\\_case\\_*d*'],
  ['caf&eacute; R&amp;D &lt;b&gt; it&rsquo;s &#8377;5 &#x0ba4;மிழ் &amp;lt; &nosuch; &#0; &#55296;'],
  ['`&amp; [a](https://code.example)` and\n\n```js\na[0](https://fence.example) \\_ *b*\n```'],
  ['| Head | **w**ord |\n| - | - |\n| `a\\|b` | [site](https://cell.example)s |', 'cell.example'],
  ['- [x] Done\n- [ ] [தமிழ்](https://ta.example/%E0%AE%A4) கோ**வி**ல் 🌾', 'ta.example'],
  ['Mail <anbu@a.example>, <https://angle.example/x> or https://bare.example/a_(b)\r\n[c]: d'],
  [
    '![A lamp][Picture-1] [web][our  site]s a[0][own]\n\n[picture-1]: https://p.example',
    'picture-1 p.example',
  ],
  [
    'Stays <a href="https://html.example">HTML</a>, a \\`tick, [web](https://w.example)site',
    'w.example',
  ],
];

guarantee('a search finds what a page shows, and no address behind it', async ({ owner }) => {
  const filler = '\n\nAnd so that it is long enough some more words.';
  for (const [slug, [source]] of SOURCES.entries()) {
    await owner.query('insert into public.blog_posts (title, slug, content) values ($1, $2, $3)', [
      `Title ${slug}`,
      `post-${slug}`,
      source + filler,
    ]);
  }
  for (const [slug, [source, hidden = '']] of SOURCES.entries()) {
    const find = async (words: string[]) => {
      const { rows } = await owner.query(
        `select word from unnest($1::text[]) word
         where exists (select from public.search_blog_posts(word) where slug = $2)`,
        [words, `post-${slug}`],
      );
      return rows.map(({ word }) => word);
    };
    const shown = plainText(source + filler)
      .split(/[\s,.☐☑\ufffd]+/)
      .filter(Boolean);
    expect(await find(shown)).toEqual(shown);
    expect(await find(hidden.split(' ').filter(Boolean))).toEqual([]);
  }
}).brokenBy({
  'addresses are searched': ["'|\\]\\(\\s*", "'|\\]\\(never"],
  'labels are searched': ['label = lower(split_part', 'null = lower(split_part'],
  'definitions are searched': ["if strpos(source, ']:') > 0 then", 'if false then'],
  'words that look like a definition are none': ['is_begin and', ''],
  'code is read as text': ['|`+[^`]+`+|~~~+[^~]+~~~+)', ')'],
  'words in brackets with an escape are links': ['\\\\\\[[^][]*\\]|', ''],
  'marks within words are letters': ['|[][*_~`]', ''],
  'references are no characters': ['private.decoded(typed)', 'typed'],
});

guarantee('a search answers with thirty short rows, and goes on behind them', async ({ owner }) => {
  await owner.query(`
      insert into public.portfolio (title, category, description, created_at)
      select 'Project ' || n, 'Websites', repeat('A shop in the town. ', 100)
          || case when n > 1250 or n % 25 = 0 then 'Rare' else '' end,
        timestamptz '2026-01-01' - n / 3 * interval '1 second'
      from generate_series(1, 1300) n`);
  const titles: string[] = [];
  const lengths: number[] = [];
  const search = `select id, title, summary, created_at::text as moment
      from public.search_portfolio('rare', null, $1, $2)`;
  let last: Record<string, string> | undefined;
  do {
    const { rows } = await ask(owner, anonymous, search, [last?.moment, last?.id]);
    expect(JSON.stringify(rows).length).toBeLessThan(30_000);
    lengths.push(rows.length);
    titles.push(...rows.map(({ title }) => title));
    last = rows.at(-1);
  } while (last && lengths.length < 5);
  const { rows } = await owner.query(
    `select title from public.portfolio where description like '%Rare'
       order by created_at desc, id desc`,
  );
  expect(titles).toEqual(rows.map(({ title }) => title));
  // 50 among every 25th, and the oldest 50.
  expect(lengths).toEqual([30, 30, 30, 10, 0]);
}).brokenBy({
  'a search answers with any number of rows': ['  limit 30\n', '  limit 3000\n'],
  'a search begins with the last row again': ['< (before,', '<= (before,'],
});

guarantee('what is compared has a bounded length, and few marks on a letter', async ({ owner }) => {
  const { rows } = await owner.query(`
    select length(private.search_text(array[repeat('x', 1000000)])) as long,
      length(private.search_text(array['q' || repeat(chr(769), 200) || repeat(chr(790), 200)])) as piled
  `);
  expect(rows).toEqual([{ long: 250_000, piled: 31 }]);
}).brokenBy({
  'texts of any length are compared': [
    "left(array_to_string(parts, E'\\n'), 250000)",
    "array_to_string(parts, E'\\n')",
  ],
  'any number of marks is put in order': ["']{30})['", "']{255})['"],
});

guarantee('a search knows what is stored now, and nothing that was deleted', async ({ owner }) => {
  await owner.query(`
    insert into public.blog_posts (title, slug, content, tags)
      values ('Before the harvest', 'mills', repeat('The queue is long. ', 5), '{Rice}');
    update public.blog_posts set title = 'After the harvest', tags = '{Silk}',
      created_at = '2026-01-01' where slug = 'mills';
    insert into public.contact_messages (name, email, message)
      values ('Anbu', 'a@example.com', 'Please ring me.'), ('Muthu', 'm@example.com', 'Please write.');
    delete from public.contact_messages where name = 'Anbu';
  `);
  const known = `
    select list, created_at = '2026-01-01' as moved, tags, words ~ 'before' as before,
      words ~ 'after' as after, words ~ 'anbu' as anbu
    from private.search_words order by list`;
  const gone = { before: false, anbu: false };
  expect((await owner.query(known)).rows).toEqual([
    { list: 'blog_posts', moved: true, tags: ['Silk'], after: true, ...gone },
    { list: 'contact_messages', moved: false, tags: [], after: false, ...gone },
  ]);
  await owner.query('truncate public.blog_posts, public.contact_messages');
  expect((await owner.query(known)).rows).toEqual([]);
}).brokenBy({
  'what is changed is found as it was': [
    'create trigger words after insert or update or delete on',
    'create trigger words after insert or delete on',
  ],
  'the words of a deleted message stay': [
    'create trigger words after insert or update or delete on',
    'create trigger words after insert or update on',
  ],
  'the words of an emptied list stay': ["if tg_op = 'TRUNCATE' then", 'if false then'],
});
