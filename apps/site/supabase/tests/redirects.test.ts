import { beforeEach, expect, test } from 'vitest';
import { ADMIN, as } from './support/plainPostgres.ts';
import { plainSite } from './support/plainSite.ts';

const database = plainSite();

beforeEach(() => database.owner.query('truncate blog_posts, private.former_slugs'));

const run = async <Row>(statement: string, values: unknown[] = []): Promise<Row[]> => {
  const admin = { role: 'authenticated', account: ADMIN } as const;
  return as(
    database.owner,
    admin,
    async () => (await database.owner.query(statement, values)).rows,
  );
};
const newPost = async (slug: string) => {
  const [row] = await run<{ id: string }>(
    `insert into blog_posts (title, slug, content)
     values ('A title', $1, repeat('word ', 20)) returning id`,
    [slug],
  );
  return row?.id ?? '';
};
const rename = (id: string, slug: string) =>
  run('update blog_posts set slug = $2 where id = $1', [id, slug]);
/** Where old slugs lead, as a visitor reads it. */
const moved = async () => {
  const rows = await as(
    database.owner,
    { role: 'anon' },
    async () =>
      (await database.owner.query('select old_slug, slug from moved_posts order by old_slug')).rows,
  );
  return rows.map(({ old_slug, slug }) => `${old_slug} → ${slug}`);
};

test('saving without another slug, or a refused one, leaves no trace', async () => {
  const [one, other] = [await newPost('first'), await newPost('other')];
  await run(`update blog_posts set title = 'Another title' where id = $1`, [one]);
  await expect(rename(one, 'other')).rejects.toThrow();
  await rename(other, 'other');
  expect(await moved()).toEqual([]);
});

test('the addresses of a deleted post lead nowhere, until it is brought back', async () => {
  const id = await newPost('first');
  await rename(id, 'second');
  await run('delete from blog_posts where id = $1', [id]);
  expect(await moved()).toEqual([]);
  const [gone] = await run<{ list: { id: number }[] }>(
    `select deleted_entries('blog_posts') as list`,
  );
  await run('select restore_entry($1)', [gone?.list[0]?.id]);
  expect(await moved()).toEqual(['first → second']);
});

test('restoring an earlier slug leads from the later one', async () => {
  const id = await newPost('first');
  await rename(id, 'second');
  const [logged] = await run<{ list: { id: number }[] }>(
    `select entry_history('blog_posts', $1) as list`,
    [id],
  );
  await run('select restore_entry($1)', [logged?.list[0]?.id]);
  expect(await moved()).toEqual(['second → first']);
});
