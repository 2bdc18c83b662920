import { beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, as, type Caller, UNLISTED } from './plainPostgres.ts';
import { count, outcome, plainSite, send } from './plainSite.ts';

const database = plainSite();

beforeEach(() =>
  database.owner.query('truncate private.audit_log, blog_posts, portfolio, contact_messages'),
);

const ADMINS: Caller = { role: 'authenticated', account: ADMIN };
const OTHERS: Caller = { role: 'authenticated', account: UNLISTED };

async function asked<Row>(
  statement: string,
  values: unknown[] = [],
  caller = ADMINS,
): Promise<Row> {
  const { rows } = await as(database.owner, caller, () => database.owner.query(statement, values));
  return Object.values(rows[0] ?? {})[0] as Row;
}

interface Change {
  id: number;
  made_by: string | null;
  action: string;
  changed: string[];
}

const historyOf = (id: string, table = 'blog_posts', caller = ADMINS) =>
  asked<Change[]>('select public.entry_history($1, $2)', [table, id], caller);
const version = (id: number) =>
  asked<{ before: Row | null; after: Row | null }>('select public.entry_version($1)', [id]);
const deleted = (table = 'blog_posts', caller = ADMINS) =>
  asked<{ id: number; entry_id: string; title: string; made_by: string }[]>(
    'select public.deleted_entries($1)',
    [table],
    caller,
  );
const restore = (id: number | undefined, caller = ADMINS) =>
  outcome(database, caller, 'select public.restore_entry($1)', [id]);

type Row = Record<string, unknown>;

const newPost = (slug = 'a-slug', caller = ADMINS) =>
  asked<string>(
    `insert into blog_posts (title, slug, content, tags)
     values ('A title', $1, repeat('word ', 20), '{One,Two}') returning id`,
    [slug],
    caller,
  );
const newProject = () =>
  asked<string>(
    `insert into portfolio (title, category, description)
     values ('A project', 'Websites', 'A shop in the town.') returning id`,
  );
const post = async (id: string): Promise<Row> =>
  (await database.owner.query('select * from blog_posts where id = $1', [id])).rows[0];
const change = (id: string, title: string) =>
  asked('update blog_posts set title = $2 where id = $1 returning id', [id, title]);
const remove = (id: string, table = 'blog_posts') =>
  asked(`delete from ${table} where id = $1 returning id`, [id]);

test('an entry’s history names who, what and which columns, newest first', async () => {
  const id = await newPost();
  await change(id, 'A newer title');
  await remove(id);
  const by = 'Admin@example.com';
  expect(await historyOf(id)).toMatchObject([
    { made_by: by, action: 'delete', changed: [] },
    { made_by: by, action: 'update', changed: ['title'] },
    { made_by: by, action: 'insert', changed: [] },
  ]);
});

test('each change keeps what was before it and after it', async () => {
  const id = await newPost();
  await change(id, 'A newer title');
  await remove(id);
  const versions = [];
  for (const { id: of } of await historyOf(id)) versions.push(await version(of));
  expect(versions).toMatchObject([
    { before: { title: 'A newer title', tags: ['One', 'Two'] }, after: null },
    { before: { title: 'A title' }, after: { title: 'A newer title' } },
    { before: null, after: { id, slug: 'a-slug' } },
  ]);
});

test('saving without a change makes no history', async () => {
  const id = await newPost();
  await change(id, 'A title');
  expect(await historyOf(id)).toHaveLength(1);
});

test('a write that is refused makes none', async () => {
  const id = await newPost();
  await expect(change(id, 'No')).rejects.toThrow();
  await asked('update blog_posts set title = $1 returning id', ['Theirs now'], OTHERS);
  expect(await historyOf(id)).toHaveLength(1);
});

test('what the database’s owner changes is kept too, without a name', async () => {
  const id = await newPost();
  await database.owner.query(`update blog_posts set title = 'By hand'`);
  expect(await historyOf(id)).toMatchObject([{ made_by: null, action: 'update' }, {}]);
});

test('a history is of one entry of one table, and at most a hundred changes long', async () => {
  const [one, other] = [await newPost(), await newPost('b-slug')];
  for (let n = 0; n < 105; n += 1) await change(one, `Title number ${n}`);
  expect(await historyOf(one)).toHaveLength(100);
  expect(await historyOf(other)).toHaveLength(1);
  expect(await historyOf(one, 'portfolio')).toEqual([]);
  expect(await historyOf(one, `' or true --`)).toEqual([]);
});

describe('of a message', () => {
  test('only its deletion is kept: by whom and when, no content', async () => {
    await send(database.owner);
    const id = await asked<string>('select id from contact_messages');
    await remove(id, 'contact_messages');
    const [only, ...more] = await historyOf(id, 'contact_messages');
    expect(more).toEqual([]);
    expect(only).toMatchObject({ action: 'delete', made_by: 'Admin@example.com' });
    expect(await version(only?.id ?? 0)).toMatchObject({ before: null, after: null });
    const { rows } = await database.owner.query('select audit_log::text from private.audit_log');
    expect(JSON.stringify(rows)).not.toMatch(/Anbu|ring me|@example.com.*@example.com/);
    expect(await restore(only?.id)).toBe('22023');
  });

  test('a removed repetition or an expired message is no deletion by an admin', async () => {
    await send(database.owner, undefined, {
      name: 'Anbu',
      email: 'a@b.co',
      message: 'Please ring me.',
    });
    await send(database.owner, undefined, {
      name: 'Anbu',
      email: 'a@b.co',
      message: 'Please ring me.',
    });
    await database.owner.query(
      `update contact_messages set created_at = now() - interval '2 years'`,
    );
    await send(database.owner);
    expect(await count(database, 'contact_messages')).toBe(1);
    expect(await count(database, 'private.audit_log')).toBe(0);
  });
});

describe('what was restored', () => {
  test('is the entry as it was before a change, and another change', async () => {
    const id = await newPost();
    const { updated_at: _, ...before } = await post(id);
    await asked(
      `update blog_posts set title = 'Wrong title', content = repeat('wrong ', 20), tags = '{}',
         excerpt = 'Wrong excerpt', image_url = 'https://example.com/wrong.webp', slug = 'wrong'
       where id = $1 returning id`,
      [id],
    );
    const [wrong] = await historyOf(id);
    expect(await restore(wrong?.id)).toEqual([{ restore_entry: null }]);
    const { updated_at: __, ...after } = await post(id);
    expect(after).toEqual(before);
    expect(await historyOf(id)).toMatchObject([{ action: 'update' }, { action: 'update' }, {}]);
  });

  test('after a deletion has its id, its address and its date again', async () => {
    const id = await newPost();
    await database.owner.query(`update blog_posts set created_at = '2025-01-01'`);
    const before = await post(id);
    await remove(id);
    expect(await deleted()).toMatchObject([{ entry_id: id, title: 'A title' }]);
    expect(await restore((await deleted())[0]?.id)).toEqual([{ restore_entry: null }]);
    const after = await post(id);
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, updated_at: 0 });
    expect(Number(after.updated_at)).toBeGreaterThan(Number(before.updated_at));
    expect(await deleted()).toEqual([]);
  });

  test('is a project as well', async () => {
    const id = await newProject();
    await remove(id, 'portfolio');
    expect(await deleted('portfolio')).toMatchObject([{ entry_id: id, title: 'A project' }]);
    await restore((await deleted('portfolio'))[0]?.id);
    expect(await count(database, `portfolio where id = '${id}'`)).toBe(1);
  });

  test('is refused where another post has its slug now', async () => {
    await remove(await newPost());
    await newPost();
    expect(await restore((await deleted())[0]?.id)).toBe('23505');
    expect(await count(database, 'blog_posts')).toBe(1);
    expect(await count(database, 'private.restores')).toBe(0);
  });

  test.each([
    ['before it was created', async (id: string) => (await historyOf(id)).at(-1)?.id],
    ['by a number of no change', async () => 987_654_321],
    ['by no number', async () => undefined],
  ])('is nothing %s', async (_, of) => {
    const id = await newPost();
    const number = await of(id);
    expect(['22023', '23502']).toContain(await restore(number));
    expect(await post(id)).toMatchObject({ title: 'A title' });
  });
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

test.each<[string, () => Promise<unknown>]>([
  ['by the sweep', () => database.owner.query('select private.sweep()')],
  ['by the next message', () => send(database.owner)],
  ['by the next change', () => newProject()],
])('a change is forgotten after ninety days, %s', async (_, sweep) => {
  const id = await newPost();
  await change(id, 'A newer title');
  await database.owner.query(`
    update private.audit_log set made_at = now() - interval '91 days'
    where action = 'insert'`);
  await sweep();
  expect(await historyOf(id)).toMatchObject([{ action: 'update' }]);
});
