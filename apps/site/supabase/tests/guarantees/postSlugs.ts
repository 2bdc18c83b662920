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
