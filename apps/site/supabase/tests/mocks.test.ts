import { accounts } from '@agency/mocks/backend/accounts';
import { createBackend, type MockBackend, Scenario } from '@agency/mocks/backend/createBackend';
import { columns, type Tables } from '@agency/mocks/backend/schema';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests, type Call } from './support/backendForTests.ts';
import { newMessage, sampleOf, TABLES } from './support/samples.ts';

// The mock backend of the stories has to give the answers that the embedded one gives.

const embedded = backendForTests();
const READ_AT = '2026-06-01T10:00:00.123456+00:00';
let mock: MockBackend;

type Side = 'embedded' | 'mock';
type Caller = 'visitor' | 'admin' | 'unlisted' | 'ended';

const tokens: Record<Side, Partial<Record<Caller, string>>> = { embedded: {}, mock: {} };

beforeAll(async () => {
  // More rows than an answer holds, in groups that share a moment and lie a microsecond apart.
  await embedded.sql.exec(`
    insert into public.portfolio (title, category, description, created_at)
    select 'Project ' || n, 'Category ' || n % 3, 'One of many projects.',
      timestamptz '2026-06-01 10:00:00.123456+00' + (n / 7) * interval '1 microsecond'
    from generate_series(1, 1200) n;
    insert into public.blog_posts (title, slug, content, updated_at)
    values ('A read title', 'read', repeat('Some words. ', 6), '${READ_AT}');
  `);
  const rows = await Promise.all(
    TABLES.map(async (table) => {
      const stored = await embedded.sql.query<{ row: unknown }>(
        `select to_json(stored) as row from public.${table} stored`,
      );
      return [table, stored.rows.map(({ row }) => row)];
    }),
  );
  mock = createBackend(new Scenario({ rows: Object.fromEntries(rows) as Tables }));
  for (const side of ['embedded', 'mock'] as const) {
    const signIn = async (caller: Caller, account: object) => {
      const { body } = await ask(side, SIGN_IN, send(account));
      tokens[side][caller] = (body as Session).access_token;
    };
    await signIn('admin', accounts.admin);
    await signIn('unlisted', accounts.unlisted);
    await signIn('ended', accounts.admin);
    await ask(side, '/auth/v1/logout?scope=local', { method: 'POST', caller: 'ended' });
  }
});

interface Ask extends Call {
  caller?: Caller;
}

type Heard = Awaited<ReturnType<typeof ask>>;

/** A path without a slash before it is one of the data API. */
async function ask(side: Side, path: string, request: Ask = {}) {
  const { caller = 'visitor', token = tokens[side][caller], ...call } = request;
  const place = path.startsWith('/') ? path : `/rest/v1/${path}`;
  const overMock: typeof fetch = async (input, init) => mock.answer(new Request(input, init));
  const over = side === 'mock' ? overMock : undefined;
  const { status, headers, body } = await embedded.call(place, { ...call, token }, over);
  const named = ['content-range', 'preference-applied', ...(body === '' ? [] : ['content-type'])];
  const compared = place.includes('/rpc/') ? [] : named;
  return {
    status,
    headers: Object.fromEntries(compared.map((name) => [name, headers.get(name)])),
    body: body === '' ? null : body,
  };
}

/** What a client can distinguish two answers by. */
function essence({ status, headers, body }: Heard): unknown {
  // Details of a refusal quote the row on a hosted project; charsets are named or meant.
  if (status >= 400) {
    const { code, message, error_code, msg } = body as Record<string, unknown>;
    return { status, code, message, error_code, msg };
  }
  return { status, headers, body: comparable(body) };
}

/** The same moment is written in two ways, and ids of new rows are made up. */
function comparable(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    ...(created_at !== undefined && { created_at: Date.parse(created_at) }),
    ...(updated_at !== undefined && { updated_at: typeof updated_at }),
  }));
}

const COUNTED = { prefer: 'count=exact' };
const NOBODY = '00000000-0000-4000-8000-000000000009';
const PONGAL = 'pongal-page-ready-by-december';
const allOf = (table: keyof Tables) => `${table}?select=${columns[table]}`;
const SIGN_IN = '/auth/v1/token?grant_type=password';
const NEWEST = 'order=created_at.desc,id.desc';

const message = { ...newMessage(), email: 'anbu@example.com', mobile: null };
const post = {
  title: 'A new title',
  slug: 'a-new-title',
  content: 'Some words. '.repeat(6).trim(),
  excerpt: 'Words enough.',
  tags: ['One', 'Two'],
  image_url: null,
};
const project = { ...sampleOf('portfolio'), tags: [], thumbnail_url: null };

/** A request that asks for the rows that it writes. */
const by = (caller: Caller, method: 'POST' | 'PATCH' | 'DELETE', body?: unknown): Ask => ({
  caller,
  method,
  headers: { prefer: 'return=representation' },
  body,
});
const quietly = (method: 'PATCH' | 'DELETE', body?: object): Ask => ({
  ...by('admin', method, body),
  headers: {},
});
const send = (body: unknown, caller: Caller = 'visitor'): Ask => ({ caller, method: 'POST', body });
const rpc = (name: string, body: object, caller?: Caller): [string, Ask] => [
  `rpc/${name}`,
  send(body, caller),
];

const BY_LIST = 'order=newest.desc,category.asc';
const OF_POST = 'slug=eq.a-new-title';
/** A post as it was when it was read. */
const AS_READ = `blog_posts?slug=eq.read&select=title&updated_at=eq.${encodeURIComponent(READ_AT)}`;
const OF_PROJECT = 'title=eq.New project';
/** The condition of rows before or after one of those that share their moment with others. */
const beside = (side: 'lt' | 'gt') => {
  const moment = '"2026-06-01T10:00:00.123459+00:00"';
  const id = '"80000000-0000-4000-8000-000000000000"';
  const condition = `(created_at.${side}.${moment},and(created_at.eq.${moment},id.${side}.${id}))`;
  return encodeURIComponent(condition);
};
const search = (name: string, query: Record<string, string>) =>
  `rpc/search_${name}?${new URLSearchParams(query)}`;
const TABLE = { entry_table: 'blog_posts' };

/** In the order in which they are sent: some build on what earlier ones wrote. */
const same: [string, Ask?][] = [
  [`${allOf('blog_posts')}&${NEWEST}&limit=1000`],
  [`${allOf('blog_posts')}&${NEWEST}&limit=3`, { headers: COUNTED }],
  // More than an answer holds.
  [`${allOf('portfolio')}&${NEWEST}`, { headers: COUNTED }],
  [`${allOf('portfolio')}&${NEWEST}&limit=1100`],
  ['portfolio?select=id&order=created_at.asc,id.asc&limit=20'],
  ['blog_posts?select=id&slug=eq.none'],
  ['blog_posts?select=id&slug=eq.none', { headers: COUNTED }],
  ['portfolio?select=id,title&title=eq.Project 7&category=eq.Category 1'],
  [`portfolio?select=title&${NEWEST}&limit=9&or=${beside('lt')}`],
  [`portfolio?select=title&${NEWEST}&limit=9&or=${beside('gt')}`],
  [`blog_posts?select=slug&slug=in.("${PONGAL}","a,b")`],
  ['moved_posts?select=slug&old_slug=eq.none&limit=1'],
  [`listed_posts?select=*&${NEWEST}`],
  [`listed_projects?select=*&${NEWEST}&limit=12`],
  [`listed_projects?select=*&category=eq.Category 1&${NEWEST}&limit=12`],
  ['list_counts?select=category,entries&list=eq.blog_posts'],
  [`list_counts?select=category,entries&list=eq.portfolio&${BY_LIST}`],
  ['list_counts?select=list', { caller: 'unlisted' }],
  ['tag_counts?select=tag,entries&order=entries.desc,newest.desc,tag.asc&limit=12'],
  [search('blog_posts', { words: 'whatsapp page' })],
  [search('blog_posts', { words: 'இணைய' })],
  [search('blog_posts', { words: '%' })],
  ['rpc/search_blog_posts'],
  ['rpc/search_blog_posts?words=page', { caller: 'unlisted' }],
  [search('portfolio', { words: 'project 1188' })],
  [search('blog_posts', { words: 'page', tagged: 'Festivals' })],
  // More than a search answers, from the first one and from another one on.
  [search('portfolio', { words: 'project' })],
  [
    search('portfolio', {
      words: 'project',
      before: '2026-06-23T09:50:00+05:30',
      before_id: '25a70e20-7633-4694-9b96-b6c91759c2cb',
    }),
  ],
  rpc('has_build_hook', {}, 'admin'),
  rpc('message_news', {}, 'admin'),
  rpc('message_news', {}, 'unlisted'),
  ['blog_posts?select=id', { token: 'made.up.token' }],
  [`${allOf('blog_posts')}&${NEWEST}`, { caller: 'unlisted' }],
  [allOf('contact_messages'), { caller: 'unlisted' }],
  [`${allOf('contact_messages')}&${NEWEST}`, { caller: 'admin' }],

  // A message, again, counted, and another one.
  ['contact_messages', send(message)],
  ['contact_messages', send(message)],
  ['contact_messages', send([])],
  ['contact_messages', send({ ...message, message: 'I am signed in.' }, 'unlisted')],

  // A post, then its slug once more, as an object, without an answer, by another, incomplete.
  ['blog_posts?select=title,tags,image_url', by('admin', 'POST', post)],
  ['blog_posts?select=id', by('admin', 'POST', post)],
  ['blog_posts?select=title', by('admin', 'POST', { ...post, slug: 'other' })],
  ['blog_posts', send({ ...post, slug: 'third' }, 'admin')],
  ['blog_posts', send({ ...post, slug: 'fourth' }, 'unlisted')],
  [`blog_posts?select=title,excerpt,content&${OF_POST}`, { caller: 'admin' }],
  [`blog_posts?${OF_POST}&select=title`, by('admin', 'PATCH', { title: 'A newer title' })],
  [`blog_posts?${OF_POST}`, quietly('PATCH', { title: 'The newest title' })],
  [`blog_posts?id=eq.${NOBODY}&select=id`, by('admin', 'PATCH', post)],
  ['blog_posts?slug=eq.other&select=id', by('admin', 'PATCH', { slug: PONGAL })],
  ['blog_posts?slug=eq.other&select=id', by('unlisted', 'PATCH', { title: 'Another account’s' })],
  ['portfolio?select=title,tags', by('admin', 'POST', project)],
  [`portfolio?select=title,description&${OF_PROJECT}&category=eq.Websites`, { caller: 'admin' }],
  [`portfolio?${OF_PROJECT}&select=id`, by('unlisted', 'DELETE')],
  [`portfolio?${OF_PROJECT}&select=title`, by('admin', 'DELETE')],
  [`portfolio?${OF_PROJECT}&select=id`, by('admin', 'DELETE')],
  ['blog_posts?slug=eq.third', quietly('PATCH', { slug: 'moved' })],
  ['moved_posts?select=slug&old_slug=eq.third&limit=1'],
  ['blog_posts?slug=eq.moved', quietly('DELETE')],

  // Under the condition that it was not changed since it was read: the first to save, and who comes later.
  [AS_READ, by('admin', 'PATCH', { title: 'The first to save' })],
  [AS_READ, by('admin', 'PATCH', { title: 'The second to save' })],
  [AS_READ, by('admin', 'DELETE')],
  ['blog_posts?slug=eq.read&select=title'],

  rpc('is_admin', {}, 'admin'),
  rpc('is_admin', {}, 'unlisted'),
  rpc('deleted_entries', TABLE, 'unlisted'),
  rpc('entry_history', { ...TABLE, entry_id: NOBODY }, 'admin'),
  rpc('entry_version', { version: 987_654 }, 'admin'),
  rpc('restore_entry', { version: 987_654 }, 'admin'),
  rpc('restore_entry', { version: 1 }, 'unlisted'),

  // An admin's token whose session was ended reads, but writes nothing.
  ['contact_messages?select=email&order=created_at.desc', { caller: 'ended' }],
  ['blog_posts', send({ ...post, slug: 'too-late' }, 'ended')],
  [`blog_posts?slug=eq.${PONGAL}&select=id`, by('ended', 'DELETE')],
  rpc('is_admin', {}, 'ended'),
  rpc('restore_entry', { version: 1 }, 'ended'),

  [SIGN_IN, send({ ...accounts.admin, password: 'not-this-one' })],
  [SIGN_IN, send({ email: 'nobody@example.com', password: 'not-this-one' })],
  ['/auth/v1/user'],
  ['/auth/v1/logout?scope=local', { method: 'POST' }],
];

test.each(same)('%s, %o', async (path, request) => {
  const [there, here] = [await ask('embedded', path, request), await ask('mock', path, request)];
  expect(essence(here)).toEqual(essence(there));
});

test('the history of a post is answered alike by both', async () => {
  /** Writes, changes, deletes and restores a post. @returns all answers about it */
  const answersOf = async (side: Side) => {
    const call = async (name: string, values: object) =>
      (await ask(side, ...rpc(name, values, 'admin'))).body as { id: number }[];
    const path =
      'blog_posts?slug=eq.with-a-history&select=title,slug,tags,content,excerpt,image_url';
    const created = by('admin', 'POST', { ...post, slug: 'with-a-history' });
    const [{ id }] = (await ask(side, 'blog_posts?select=id', created)).body as [{ id: string }];
    const wrong = quietly('PATCH', { title: 'A wrong title', tags: ['Wrong'] });
    for (const request of [wrong, wrong, quietly('DELETE')]) await ask(side, path, request);
    const history = () => call('entry_history', { ...TABLE, entry_id: id });
    const changes = await history();
    const versions = [];
    for (const change of changes)
      versions.push(await call('entry_version', { version: change.id }));
    const [gone] = await call('deleted_entries', TABLE);
    const restored = [];
    for (const version of [gone?.id, changes[1]?.id]) {
      restored.push(await ask(side, ...rpc('restore_entry', { version }, 'admin')));
      restored.push((await ask(side, path)).body);
    }
    const answers = { changes, versions, gone, restored, after: await history() };
    /** Moments and numbers differ. */
    const withoutIds = (key: string, value: unknown) => {
      if (value === id) return 'same';
      if (key === 'updated_at') return undefined;
      return ['id', 'made_at', 'created_at'].includes(key) ? typeof value : value;
    };
    return JSON.parse(JSON.stringify(answers, withoutIds));
  };

  const there = await answersOf('embedded');
  expect(await answersOf('mock')).toEqual(there);
  expect(there).toMatchObject({
    changes: [
      { action: 'delete', made_by: accounts.admin.email, changed: [] },
      { action: 'update', changed: ['tags', 'title'] },
      { action: 'insert', changed: [] },
    ],
    versions: { length: 3 },
    gone: { title: 'A wrong title', entry_id: 'same' },
    restored: [
      { status: 204 },
      [{ title: 'A wrong title' }],
      { status: 204 },
      [{ title: post.title, tags: post.tags }],
    ],
    after: { length: 5 },
  });
});

test.each(['embedded', 'mock'] as const)('a session lives and ends alike: %s', async (side) => {
  const post = (path: string, request: Ask) =>
    ask(side, `/auth/v1/${path}`, { method: 'POST', ...request });
  const { body: first } = await post('token?grant_type=password', { body: accounts.admin });
  const renew = (refresh_token: string) =>
    post('token?grant_type=refresh_token', { body: { refresh_token } });
  const { body: second, status } = await renew((first as Session).refresh_token);
  expect(status).toBe(200);
  const { access_token, refresh_token, ...rest } = second as Session;
  expect(rest).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: accounts.admin.id, email: accounts.admin.email, role: 'authenticated' },
  });
  const who = () => ask(side, '/auth/v1/user', { token: access_token });
  expect((await who()).status).toBe(200);
  expect((await post('logout?scope=local', { token: access_token })).status).toBe(204);
  expect(essence(await who())).toMatchObject({ status: 403, error_code: 'session_not_found' });
  expect(essence(await renew(refresh_token))).toMatchObject({
    status: 400,
    error_code: 'refresh_token_not_found',
  });
});

type Session = Record<'access_token' | 'refresh_token', string>;
