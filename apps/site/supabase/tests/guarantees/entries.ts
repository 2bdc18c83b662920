import { excerptOf } from '@agency/model/entryExcerpts';
import { parseListedPosts, readPost } from '@agency/model/post';
import { expect } from 'vitest';
import { ask, CALLERS, type Caller } from '../support/callers.ts';
import { guarantee } from '../support/guarantee.ts';
import { insertOf, sampleOf } from '../support/samples.ts';

const { admin, anonymous, unlisted } = CALLERS;

guarantee('a slug in use is refused in words', async ({ owner }) => {
  const insert = insertOf('blog_posts', [{ ...sampleOf('blog_posts'), slug: 'once' }]);
  await ask(owner, admin, ...insert);
  const message = 'Another post already uses this slug.';
  await expect(ask(owner, admin, ...insert)).rejects.toMatchObject({ code: '23505', message });
}).brokenBy({
  'a slug in use has other words': [`'Another post already uses this slug.'`, `'duplicate key'`],
});

guarantee('a card shows the words of links that the end of a text defines', async ({ owner }) => {
  const begin = 'The [first map][1] is at [our\\] shop], not in [brackets] or ![a lamp][2] alone. ';
  const middle = 'Words enough. '.repeat(100);
  const end =
    '\r\n\r\n[1]: https://maps.example\r\n> [OUR\\] shop]:\n> /shop\n\n[2]: /lamp.jpg "A lamp"\n[unused]: /x';
  const code = '\n\n```\n[brackets]: /none\n```\n~~~\n[brackets]: /none\n~~~';
  const many = Array.from({ length: 3000 }, (_, n) => `[${n + 10}]: https://many.example`).join(
    '\n',
  );
  const content = `${begin}${middle}${code}${end}\n${many}`;
  await owner.query(
    `insert into public.blog_posts (title, slug, content) values ('With links', 'links', $1)`,
    [content],
  );
  const { rows } = await ask(owner, anonymous, 'select opening from public.listed_posts');
  const { opening } = rows[0] ?? {};
  expect(opening).toBe(`${content.slice(0, 1000)}\n\n[1]: /\n[2]: /\n[OUR\\] shop]: /\n`);
  const [listed] = await parseListedPosts([{ id: 'a', opening }]);
  expect(listed?.excerpt).toMatch(/^The first map is at our\] shop, not in \[brackets\] or/);
  expect(listed?.excerpt).toBe(excerptOf(readPost({ id: 'a', content })));
}).brokenBy({
  'definitions are cut off': ["begun ~ '\\](?!\\()'", 'false'],
  'all definitions are sent': ["where strpos(lower(begun), '[' || lower(label) || ']') > 0", ''],
  'code defines links': ["'`+[^`]+`+|~~~+[^~]+~~~+|^[", "'^["],
});

guarantee('a former slug leads to its post as long as no other post has it', async ({ owner }) => {
  const moved = async (caller: Caller) => {
    const read = `select old_slug || ' → ' || slug as line from public.moved_posts order by 1`;
    return (await ask(owner, caller, read)).rows.map(({ line }) => line);
  };
  const create = insertOf('blog_posts', [{ ...sampleOf('blog_posts'), slug: 'first' }]);
  const rename = 'update public.blog_posts set slug = $1 where slug = $2';
  await ask(owner, admin, ...create);
  await ask(owner, admin, rename, ['second', 'first']);
  await ask(owner, admin, rename, ['third', 'second']);
  await ask(owner, admin, rename, ['third', 'third']);
  for (const caller of [anonymous, unlisted, admin]) {
    expect(await moved(caller)).toEqual(['first → third', 'second → third']);
  }
  await ask(owner, admin, ...create);
  expect(await moved(anonymous)).toEqual(['second → third']);
  await ask(owner, admin, `delete from public.blog_posts where slug = 'first'`);
  expect(await moved(anonymous)).toEqual(['second → third']);
  // What should not be there all the same is not shown.
  await owner.query(
    'insert into private.former_slugs (slug, post_id) select slug, id from public.blog_posts',
  );
  expect(await moved(anonymous)).toEqual(['second → third']);
}).brokenBy({
  'visitors find no former slug': [
    'for select to anon using (true);\ncreate policy "accounts read former slugs"',
    'for select to anon using (false);\ncreate policy "accounts read former slugs"',
  ],
  'a slug that is left is forgotten': ['insert or update of slug on', 'insert on'],
  'a slug that another post has taken leads back after it':
    'delete from private.former_slugs where slug = new.slug;',
  'a slug in use leads elsewhere':
    '\nwhere not exists (select from public.blog_posts used where used.slug = former.slug)',
});
