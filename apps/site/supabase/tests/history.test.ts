import { beforeEach, expect, test } from 'vitest';
import { ADMIN, ask, type Caller } from './support/plainPostgres.ts';
import { count, outcome, plainSite, send } from './support/plainSite.ts';
import { newMessage } from './support/samples.ts';

// What is logged and answered about a post's changes is tested in `mocks.test.ts`, of both backends.

const database = plainSite();

beforeEach(() =>
  database.owner.query(
    'truncate private.audit_log, private.former_slugs, blog_posts, portfolio, contact_messages',
  ),
);

const ADMINS: Caller = { role: 'authenticated', account: ADMIN };

async function asked<Row>(statement: string, ...values: unknown[]): Promise<Row> {
  const { rows } = await ask(database.owner, ADMINS, statement, values);
  return Object.values(rows[0] ?? {})[0] as Row;
}

interface Change {
  id: number;
  entry_id: string;
  action: string;
  made_by: string | null;
}

const historyOf = (id: string, table = 'blog_posts') =>
  asked<Change[]>('select public.entry_history($1, $2)', table, id);
const deleted = () => asked<Change[]>(`select public.deleted_entries('blog_posts')`);
const restore = (id: number | undefined) =>
  outcome(database, ADMINS, 'select public.restore_entry($1)', [id]);
const newPost = (slug = 'a-slug') =>
  asked<string>(
    `insert into blog_posts (title, slug, content, tags)
     values ('A title', $1, repeat('word ', 20), '{One,Two}') returning id`,
    slug,
  );
const post = async (id: string): Promise<Record<string, unknown>> =>
  (await database.owner.query('select * from blog_posts where id = $1', [id])).rows[0];
const change = (id: string, title: string) =>
  asked('update blog_posts set title = $2 where id = $1 returning id', id, title);
const remove = (id: string, table = 'blog_posts') =>
  asked(`delete from ${table} where id = $1 returning id`, id);

test('a history is of one entry of one table, and at most a hundred changes long', async () => {
  const [one, other] = [await newPost(), await newPost('b-slug')];
  for (let n = 0; n < 105; n += 1) await change(one, `Title number ${n}`);
  expect(await historyOf(one)).toHaveLength(100);
  expect(await historyOf(other)).toHaveLength(1);
  expect(await historyOf(one, 'portfolio')).toEqual([]);
});

test('a message is not restored', async () => {
  await send(database.owner);
  const id = await asked<string>('select id from contact_messages');
  await remove(id, 'contact_messages');
  const changes = await historyOf(id, 'contact_messages');
  expect(changes).toMatchObject([{ action: 'delete', made_by: 'Admin@example.com' }]);
  expect(await restore(changes[0]?.id)).toBe('22023');
});

test('a removed repetition or an expired message is no deletion by an admin', async () => {
  const message = newMessage();
  for (let n = 0; n < 2; n += 1) await send(database.owner, undefined, message);
  await database.owner.query(`update contact_messages set created_at = now() - interval '2 years'`);
  await send(database.owner);
  expect(await count(database, 'contact_messages')).toBe(1);
  expect(await count(database, 'private.audit_log')).toBe(0);
});

test('a restored post has all its columns, its id and its date again, and a later moment', async () => {
  const id = await newPost();
  await database.owner.query(`update blog_posts set created_at = '2025-01-01'`);
  const { updated_at: first, ...before } = await post(id);
  await asked(
    `update blog_posts set title = 'Wrong title', content = repeat('wrong ', 20), tags = '{}',
       excerpt = 'Wrong excerpt', image_url = 'https://example.com/wrong.webp', slug = 'wrong'
     where id = $1 returning id`,
    id,
  );
  await restore((await historyOf(id))[0]?.id);
  const { updated_at: second, ...changed } = await post(id);
  await remove(id);
  await restore((await deleted())[0]?.id);
  const { updated_at: third, ...again } = await post(id);
  expect([changed, again]).toEqual([before, before]);
  expect(Number(second)).toBeGreaterThan(Number(first));
  expect(Number(third)).toBeGreaterThan(Number(second));
});

test('restoring is refused where another post has the slug now', async () => {
  await remove(await newPost());
  await newPost();
  expect(await restore((await deleted())[0]?.id)).toBe('23505');
  expect(await count(database, 'blog_posts')).toBe(1);
  expect(await count(database, 'private.restores')).toBe(0);
});

test('before it was created a post was nothing that could be restored', async () => {
  const id = await newPost();
  expect(await restore((await historyOf(id)).at(-1)?.id)).toBe('22023');
  expect(await restore(undefined)).toBe('23502');
  expect(await post(id)).toMatchObject({ title: 'A title' });
});

test('deleted entries are listed once each, the newest deletion first', async () => {
  const one = await newPost();
  await remove(one);
  await restore((await deleted())[0]?.id);
  const other = await newPost('b-slug');
  await remove(other);
  await remove(one);
  expect((await deleted()).map(({ entry_id }) => entry_id)).toEqual([one, other]);
});

const rename = (id: string, slug: string) =>
  outcome(database, ADMINS, 'update blog_posts set slug = $2 where id = $1', [id, slug]);
/** Where old slugs lead, as a visitor reads it. */
const moved = () =>
  outcome(database, { role: 'anon' }, 'select old_slug, slug from moved_posts order by old_slug');

test('saving without another slug, or a refused one, leaves no former slug', async () => {
  const [one, other] = [await newPost(), await newPost('b-slug')];
  await change(one, 'Another title');
  expect(await rename(one, 'b-slug')).toBe('23505');
  await rename(other, 'b-slug');
  expect(await moved()).toEqual([]);
});

test('former slugs follow what is deleted and restored', async () => {
  const id = await newPost('first');
  await rename(id, 'second');
  await remove(id);
  expect(await moved()).toEqual([]);
  await restore((await deleted())[0]?.id);
  expect(await moved()).toEqual([{ old_slug: 'first', slug: 'second' }]);
  await restore((await historyOf(id)).find(({ action }) => action === 'update')?.id);
  expect(await moved()).toEqual([{ old_slug: 'second', slug: 'first' }]);
});

test('a change is forgotten after ninety days, by the next one', async () => {
  const id = await newPost();
  // By hand, which is kept too, without a name.
  await database.owner.query(`update blog_posts set title = 'A newer title'`);
  await database.owner.query(`
    update private.audit_log set made_at = now() - interval '91 days' where action = 'insert'`);
  await newPost('another-slug');
  expect(await historyOf(id)).toMatchObject([{ action: 'update', made_by: null }]);
});
