import { excerptOf } from '@agency/model/entryExcerpts';
import { parseListedPosts, readPost } from '@agency/model/post';
import { expect } from 'vitest';
import { ask, CALLERS } from '../support/callers.ts';
import { guarantee } from '../support/guarantee.ts';

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
  const { rows } = await ask(owner, CALLERS.anonymous, 'select opening from public.listed_posts');
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
