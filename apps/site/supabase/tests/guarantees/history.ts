import { expect } from 'vitest';
import { does, outcome, send } from '../support/callerActions.ts';
import { ask, CALLERS } from '../support/callers.ts';
import { count, stored } from '../support/databaseForTests.ts';
import { guarantee } from '../support/guarantee.ts';
import type { PlainDatabase } from '../support/plainDatabase.ts';
import { TABLES } from '../support/samples.ts';

// What is logged and answered about a post's changes is tested in `mocks.test.ts`, of both backends.

const { admin, anonymous } = CALLERS;

/** Undoes the last change of a kind, as an admin. @returns nothing, or the code of the refusal */
async function restore(database: PlainDatabase, action: string): Promise<unknown> {
  const last = 'select max(id) as id from private.audit_log where action = $1';
  const { rows } = await database.owner.query(last, [action]);
  const said = await outcome(database, admin, 'select public.restore_entry($1)', [rows[0].id]);
  return Array.isArray(said) ? undefined : said;
}

guarantee('changes of an entry are kept, of a message that it was deleted', async (database) => {
  for (const table of TABLES) {
    for (const verb of ['insert', 'update', 'delete'] as const) {
      await does(database, verb, table, admin);
    }
  }
  const { rows } = await database.owner.query(`
    select entry_table || ' ' || action || case when before is null and after is null
      then '' else ' with texts' end as line
    from private.audit_log where made_by is not null`);
  expect(rows.map(({ line }) => line).sort()).toEqual([
    'blog_posts delete with texts',
    'blog_posts insert with texts',
    'blog_posts update with texts',
    'contact_messages delete',
    'portfolio delete with texts',
    'portfolio insert with texts',
    'portfolio update with texts',
  ]);
}).brokenBy({
  'a deletion leaves no trace': [
    'create trigger record after insert or update or delete on public.blog_posts',
    'create trigger record after insert or update on public.blog_posts',
  ],
  'the words of a deleted message are kept': [`tg_table_name = 'contact_messages'`, 'false'],
});

guarantee(
  'what was deleted is listed for thirty days or until it is restored',
  async (database) => {
    const { owner } = database;
    const [one, other] = [
      await stored(database, 'blog_posts'),
      await stored(database, 'blog_posts'),
    ];
    const remove = (id: string) => owner.query('delete from public.blog_posts where id = $1', [id]);
    const listed = async (age: string): Promise<{ id: string; entry_id: string }[]> => {
      await owner.query('update private.audit_log set made_at = now() - $1::interval', [age]);
      const call = `select public.deleted_entries('blog_posts') as entries`;
      return (await ask(owner, admin, call)).rows[0]?.entries;
    };
    const ids = async () => (await listed('29 days')).map(({ entry_id }) => entry_id);
    await remove(one);
    await remove(other);
    expect(await listed('31 days')).toEqual([]);
    expect(await ids()).toEqual([other, one]);
    const restore = 'select public.restore_entry($1)';
    await ask(owner, admin, restore, [(await listed('29 days'))[1]?.id]);
    expect(await ids()).toEqual([other]);
    expect(await count(database, `public.blog_posts where id = '${one}'`)).toBe(1);
    expect(await count(database, 'private.restores')).toBe(0);
    await remove(one);
    expect(await ids()).toEqual([one, other]);
    const last = [];
    for (let n = 0; n < 100; n += 1) last.push(await stored(database, 'blog_posts'));
    for (const id of last) await remove(id);
    expect(await ids()).toEqual(last.toReversed());
  },
).brokenBy({
  'the deleted entries that are listed are the oldest ones': [
    'order by logged.id desc limit 100\n  ) gone',
    'order by logged.id limit 100\n  ) gone',
  ],
  'deleted entries are listed as long as changes are kept': `      and logged.made_at > now() - interval '30 days'\n`,
  'what was asked to be restored stays':
    'delete from private.restores where version = new.version;',
});

guarantee('a history is of one entry, and its newest hundred changes long', async (database) => {
  const [one, other] = [await stored(database, 'blog_posts'), await stored(database, 'blog_posts')];
  for (let n = 0; n < 105; n += 1) {
    const change = 'update public.blog_posts set title = $2 where id = $1';
    await database.owner.query(change, [one, `Title number ${n}`]);
  }
  const logged = 'select id from private.audit_log where entry_id = $1 order by id desc limit 100';
  const history = `select (change ->> 'id')::bigint as id
                   from jsonb_array_elements(public.entry_history($1, $2)) change`;
  for (const [table, id, changes] of [
    ['blog_posts', one, 100],
    ['blog_posts', other, 1],
    ['portfolio', one, 0],
  ] as const) {
    const newest = (await database.owner.query(logged, [id])).rows.slice(0, changes);
    expect(newest).toHaveLength(changes);
    expect((await ask(database.owner, admin, history, [table, id])).rows).toEqual(newest);
  }
});

guarantee('a restored post has all its columns again, and a later moment', async (database) => {
  const { owner } = database;
  await stored(database, 'blog_posts');
  await owner.query(`update public.blog_posts set created_at = '2025-01-01'`);
  const post = async () =>
    (await owner.query('select to_jsonb(post) as post from public.blog_posts post')).rows[0].post;
  const { updated_at: first, ...before } = await post();
  await owner.query(`
    update public.blog_posts set title = 'Wrong title', content = repeat('wrong ', 20), tags = '{}',
      excerpt = 'Wrong excerpt', image_url = 'https://example.com/wrong.webp', slug = 'wrong'`);
  await restore(database, 'update');
  const { updated_at: second, ...changed } = await post();
  await owner.query('delete from public.blog_posts');
  await restore(database, 'delete');
  const { updated_at: third, ...again } = await post();
  expect([changed, again]).toEqual([before, before]);
  expect([first, second, third].toSorted()).toEqual([first, second, third]);
  expect(new Set([first, second, third]).size).toBe(3);
});

guarantee('what was nothing before is not restored, nor a message', async (database) => {
  const { owner } = database;
  await stored(database, 'blog_posts');
  expect(await restore(database, 'insert')).toBe('22023');
  await send(owner);
  await ask(owner, admin, 'delete from public.contact_messages');
  expect(await restore(database, 'delete')).toBe('22023');
});

guarantee('former slugs follow what is deleted and restored', async (database) => {
  const { owner } = database;
  await stored(database, 'blog_posts');
  for (const slug of ['first', 'second']) {
    await owner.query('update public.blog_posts set slug = $1', [slug]);
  }
  /** Where the first one leads, as a visitor reads it. */
  const leadsTo = (old = 'first') =>
    outcome(database, anonymous, 'select slug from public.moved_posts where old_slug = $1', [old]);
  await owner.query('delete from public.blog_posts');
  expect(await leadsTo()).toEqual([]);
  await restore(database, 'delete');
  expect(await leadsTo()).toEqual([{ slug: 'second' }]);
  await restore(database, 'update');
  expect([await leadsTo(), await leadsTo('second')]).toEqual([[], [{ slug: 'first' }]]);
  await owner.query('delete from public.blog_posts');
  await owner.query(
    `insert into public.blog_posts (title, slug, content)
     values ('A title', 'first', repeat('word ', 20))`,
  );
  expect(await restore(database, 'delete')).toBe('23505');
});
