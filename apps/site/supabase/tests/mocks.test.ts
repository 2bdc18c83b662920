import { accounts } from '@agency/mocks/backend/accounts';
import { createBackend, type MockBackend, Scenario } from '@agency/mocks/backend/createBackend';
import { columns, type Tables } from '@agency/mocks/backend/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { backendForTests, type Call, TABLES } from './support/backendForTests.ts';

// The mock backend of the stories has to give the answers that the embedded one gives.

const embedded = backendForTests();
let mock: MockBackend;

type Side = 'embedded' | 'mock';
type Caller = 'visitor' | 'admin' | 'unlisted';

const tokens: Record<Side, Partial<Record<Caller, string>>> = { embedded: {}, mock: {} };

const fetchOf = (side: Side) =>
  side === 'embedded'
    ? embedded.fetch
    : async (url: string, init?: RequestInit) => mock.answer(new Request(url, init));

beforeAll(async () => {
  // More rows than an answer holds, in groups that share a moment and lie a microsecond apart.
  await embedded.sql.query(`
    insert into public.portfolio (title, category, description, created_at)
    select 'Project ' || n, 'Category ' || n % 3, 'One of many projects.',
      timestamptz '2026-06-01 10:00:00.123456+00' + (n / 7) * interval '1 microsecond'
    from generate_series(1, 1200) n
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
    for (const caller of ['admin', 'unlisted'] as const) {
      const { body } = await ask(side, SIGN_IN, {
        method: 'POST',
        body: accounts[caller],
      });
      tokens[side][caller] = (body as { access_token: string }).access_token;
    }
  }
});

interface Ask extends Omit<Call, 'token'> {
  caller?: Caller;
  /** A made-up token. */
  token?: string;
}

interface Heard {
  status: number;
  headers: Record<string, string | null>;
  body: unknown;
}

/** A path without a slash before it is one of the data API. */
async function ask(side: Side, path: string, request: Ask = {}): Promise<Heard> {
  const { method = 'GET', body, headers, caller = 'visitor', token } = request;
  const bearer = token ?? tokens[side][caller];
  const place = path.startsWith('/') ? path : `/rest/v1/${path}`;
  const answer = await fetchOf(side)(`http://localhost${place}`, {
    method,
    headers: {
      apikey: embedded.publishableKey,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: place.includes('/rpc/')
      ? {}
      : {
          'content-range': answer.headers.get('content-range'),
          'preference-applied': answer.headers.get('preference-applied'),
          'content-type': text === '' ? null : answer.headers.get('content-type'),
        },
    body: text === '' ? null : JSON.parse(text),
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

const REPRESENTATION = { prefer: 'return=representation' };
const COUNTED = { prefer: 'count=exact' };
const NOBODY = '00000000-0000-4000-8000-000000000009';
const PONGAL = 'pongal-page-ready-by-december';
const allOf = (table: keyof Tables) => `${table}?select=${columns[table]}`;
const SIGN_IN = '/auth/v1/token?grant_type=password';
const NEWEST = 'order=created_at.desc,id.desc';

const message = {
  name: 'Anbu',
  email: 'anbu@example.com',
  mobile: null,
  message: 'Please ring me tomorrow.',
};
const post = {
  title: 'A new title',
  slug: 'a-new-title',
  content: 'Some words. '.repeat(6).trim(),
  excerpt: 'Words enough.',
  tags: ['One', 'Two'],
  image_url: null,
};
const project = {
  title: 'New project',
  category: 'Websites',
  description: 'A shop in the town.',
  tags: [],
  thumbnail_url: null,
};

const send = (body: unknown, more: Partial<Ask> = {}): Ask => ({
  method: 'POST',
  body,
  ...more,
});
const byAdmin = (method: 'POST' | 'PATCH' | 'DELETE', body?: unknown, headers?: object) => ({
  caller: 'admin' as const,
  method,
  ...(body !== undefined && { body }),
  headers: { ...headers } as Record<string, string>,
});

const rpc = (name: string, body: object, caller?: Caller): [string, Ask] => [
  `rpc/${name}`,
  send(body, caller && { caller }),
];

const BY_LIST = 'order=newest.desc,category.asc';
const OF_POST = 'slug=eq.a-new-title';
const OF_PROJECT = 'title=eq.New project';
const search = (name: string, query: Record<string, string>) =>
  `rpc/search_${name}?${new URLSearchParams(query)}`;
const TABLE = { entry_table: 'blog_posts' };

/** In the order in which they are sent: some build on what earlier ones wrote. */
const same: [string, Ask?][] = [
  [`${allOf('blog_posts')}&${NEWEST}&limit=1000`],
  [`${allOf('blog_posts')}&${NEWEST}&limit=3`, { headers: COUNTED }],
  // More than an answer holds.
  [`${allOf('portfolio')}&${NEWEST}`],
  [`${allOf('portfolio')}&${NEWEST}`, { headers: COUNTED }],
  [`${allOf('portfolio')}&${NEWEST}&limit=1100`],
  ['portfolio?select=id&order=created_at.asc,id.asc&limit=20'],
  ['blog_posts?select=id&slug=eq.none'],
  ['blog_posts?select=id&slug=eq.none', { headers: COUNTED }],
  ['portfolio?select=id,title&title=eq.Project 7&category=eq.Category 1'],
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
  ['contact_messages', send({ ...message, message: 'I am signed in.' }, { caller: 'unlisted' })],

  // A post, then its slug once more, as an object, without an answer, by another, incomplete.
  ['blog_posts?select=title,tags,image_url', byAdmin('POST', post, REPRESENTATION)],
  ['blog_posts?select=id', byAdmin('POST', post, REPRESENTATION)],
  ['blog_posts?select=title', byAdmin('POST', { ...post, slug: 'other' }, REPRESENTATION)],
  ['blog_posts', byAdmin('POST', { ...post, slug: 'third' })],
  ['blog_posts', send({ ...post, slug: 'fourth' }, { caller: 'unlisted' })],
  [`blog_posts?select=title,excerpt,content&${OF_POST}`, { caller: 'admin' }],
  [
    `blog_posts?${OF_POST}&select=title`,
    byAdmin('PATCH', { title: 'A newer title' }, REPRESENTATION),
  ],
  [`blog_posts?${OF_POST}`, byAdmin('PATCH', { title: 'The newest title' })],
  [`blog_posts?id=eq.${NOBODY}&select=id`, byAdmin('PATCH', post, REPRESENTATION)],
  [`blog_posts?id=eq.${NOBODY}&select=id`, byAdmin('PATCH', post, REPRESENTATION)],
  ['blog_posts?slug=eq.other&select=id', byAdmin('PATCH', { slug: PONGAL }, REPRESENTATION)],
  [
    'blog_posts?slug=eq.other&select=id',
    { ...byAdmin('PATCH', { title: 'Another account’s' }, REPRESENTATION), caller: 'unlisted' },
  ],
  ['portfolio?select=title,tags', byAdmin('POST', project, REPRESENTATION)],
  [`portfolio?select=title,description&${OF_PROJECT}&category=eq.Websites`, { caller: 'admin' }],
  [
    `portfolio?${OF_PROJECT}&select=id`,
    { ...byAdmin('DELETE', undefined, REPRESENTATION), caller: 'unlisted' },
  ],
  [`portfolio?${OF_PROJECT}&select=title`, byAdmin('DELETE', undefined, REPRESENTATION)],
  [`portfolio?${OF_PROJECT}&select=id`, byAdmin('DELETE', undefined, REPRESENTATION)],
  ['blog_posts?slug=eq.third', byAdmin('DELETE')],

  rpc('is_admin', {}, 'admin'),
  rpc('is_admin', {}, 'unlisted'),
  rpc('deleted_entries', TABLE, 'unlisted'),
  rpc('entry_history', { ...TABLE, entry_id: NOBODY }, 'admin'),
  rpc('entry_version', { version: 987_654 }, 'admin'),
  rpc('restore_entry', { version: 987_654 }, 'admin'),
  rpc('restore_entry', { version: 1 }, 'unlisted'),

  [SIGN_IN, send({ ...accounts.admin, password: 'not-this-one' })],
  [SIGN_IN, send({ email: 'nobody@example.com', password: 'not-this-one' })],
  ['/auth/v1/token?grant_type=magic', send({})],
  ['/auth/v1/signup', send({ email: 'new@example.com', password: 'password' })],
  ['/auth/v1/user'],
  ['/auth/v1/logout?scope=local', { method: 'POST' }],
];

test.each(same)('%s, %o', async (path, request) => {
  const [there, here] = [await ask('embedded', path, request), await ask('mock', path, request)];
  expect(essence(here)).toEqual(essence(there));
});

describe('the history of a post', () => {
  const call = async (side: Side, name: string, values: object) =>
    (await ask(side, `rpc/${name}`, send(values, { caller: 'admin' }))).body;

  /** Writes, changes, deletes and restores a post. @returns all answers about it */
  const answersOf = async (side: Side) => {
    const wrong = { title: 'A wrong title', tags: ['Wrong'] };
    const [{ id }] = (
      await ask(
        side,
        'blog_posts?select=id',
        byAdmin('POST', { ...post, slug: 'with-a-history' }, REPRESENTATION),
      )
    ).body as [{ id: string }];
    const path = `blog_posts?id=eq.${id}&select=title,slug,tags,content,excerpt,image_url`;
    const history = async () =>
      (await call(side, 'entry_history', { entry_table: 'blog_posts', entry_id: id })) as Change[];
    await ask(side, path, byAdmin('PATCH', wrong));
    await ask(side, path, byAdmin('PATCH', wrong));
    await ask(side, path, byAdmin('DELETE'));
    const changes = await history();
    const versions = [];
    for (const change of changes) {
      versions.push(await call(side, 'entry_version', { version: change.id }));
    }
    const [gone] = (await call(side, 'deleted_entries', { entry_table: 'blog_posts' })) as Change[];
    const restored = await ask(
      side,
      'rpc/restore_entry',
      send({ version: gone?.id }, { caller: 'admin' }),
    );
    const [again] = (await ask(side, path)).body as object[];
    await call(side, 'restore_entry', { version: changes[1]?.id });
    const [right] = (await ask(side, path)).body as object[];
    const after = await history();
    return withoutIds([changes, versions, gone, essence(restored), again, right, after], id);
  };

  /** Moments and numbers differ. */
  const withoutIds = (value: unknown, entry: string): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, part) => {
        if (key === 'updated_at') return undefined;
        if (['id', 'made_at', 'created_at'].includes(key))
          return part === entry ? 'same' : typeof part;
        return part === entry ? 'same' : part;
      }),
    );

  test('is answered alike by both', async () => {
    const there = await answersOf('embedded');
    expect(await answersOf('mock')).toEqual(there);
    expect(there).toMatchObject([
      [
        { action: 'delete', made_by: accounts.admin.email, changed: [] },
        { action: 'update', changed: ['tags', 'title'] },
        { action: 'insert', changed: [] },
      ],
      { length: 3 },
      { title: 'A wrong title', entry_id: 'same' },
      { status: 204 },
      { title: 'A wrong title' },
      { title: post.title, tags: post.tags },
      { length: 5 },
    ]);
  });
});

describe('a write under the condition that a row was not changed since it was read', () => {
  /**
   * The answers to four writes: with the moment that was read, twice more with it when it is outdated, and with
   * one that is read anew. Last: whether the moment changed.
   */
  const conditionalWrites = async (side: Side) => {
    const slug = 'read-and-written';
    const path = `blog_posts?slug=eq.${slug}`;
    await ask(side, 'blog_posts', byAdmin('POST', { ...post, slug }));
    const moment = async () =>
      ((await ask(side, `${path}&select=updated_at`)).body as { updated_at: string }[])[0]
        ?.updated_at ?? '';
    const write = async (method: 'PATCH' | 'DELETE', readAt: string, values?: object) => {
      const condition = `updated_at=eq.${encodeURIComponent(readAt)}`;
      const request = byAdmin(method, values, REPRESENTATION);
      const { status, body } = await ask(side, `${path}&${condition}&select=title`, request);
      return { status, body };
    };
    const read = await moment();
    const outcomes = [
      await write('PATCH', read, { title: 'The first to save' }),
      await write('PATCH', read, { title: 'The second to save' }),
      await write('DELETE', read),
    ];
    const again = await moment();
    return [...outcomes, await write('DELETE', again), read !== again];
  };

  test('is answered alike by both: it touches the row, or no row', async () => {
    const there = await conditionalWrites('embedded');
    expect(there).toEqual([
      { status: 200, body: [{ title: 'The first to save' }] },
      { status: 200, body: [] },
      { status: 200, body: [] },
      { status: 200, body: [{ title: 'The first to save' }] },
      true,
    ]);
    expect(await conditionalWrites('mock')).toEqual(there);
  });
});

describe('an admin’s token whose session was ended', () => {
  const answers = async (side: Side) => {
    const { body } = await ask(side, SIGN_IN, {
      method: 'POST',
      body: accounts.admin,
    });
    const { access_token: token } = body as Session;
    await ask(side, '/auth/v1/logout?scope=local', { method: 'POST', token });
    const asked: [string, Ask][] = [
      ['contact_messages?select=email&order=created_at.desc', {}],
      ['blog_posts', { method: 'POST', body: { ...post, slug: 'too-late' } }],
      [`blog_posts?slug=eq.${PONGAL}&select=id`, { method: 'DELETE', headers: REPRESENTATION }],
      ['rpc/is_admin', { method: 'POST', body: {} }],
      ['rpc/restore_entry', { method: 'POST', body: { version: 1 } }],
    ];
    const heard = [];
    for (const [path, request] of asked) {
      heard.push(essence(await ask(side, path, { ...request, token })));
    }
    return heard;
  };

  test('reads, but writes nothing, in both', async () => {
    const there = await answers('embedded');
    expect(await answers('mock')).toEqual(there);
    expect(there).toMatchObject([
      { status: 200 },
      { status: 403, code: '42501' },
      { status: 200, body: [] },
      { status: 200, body: true },
      { status: 403, code: '42501' },
    ]);
  });
});

test.each(['embedded', 'mock'] as const)('a session lives and ends alike: %s', async (side) => {
  const post = (path: string, body?: unknown, token?: string) =>
    ask(side, `/auth/v1/${path}`, {
      method: 'POST',
      ...(body !== undefined && { body }),
      ...(token !== undefined && { token }),
    });
  const { body: first } = await post('token?grant_type=password', accounts.admin);
  const { body: second, status } = await post('token?grant_type=refresh_token', {
    refresh_token: (first as Session).refresh_token,
  });
  expect(status).toBe(200);
  const { access_token, refresh_token, ...rest } = second as Session;
  expect(rest).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: accounts.admin.id, email: accounts.admin.email, role: 'authenticated' },
  });
  const who = () => ask(side, '/auth/v1/user', { token: access_token });
  expect((await who()).status).toBe(200);
  expect((await post('logout?scope=local', undefined, access_token)).status).toBe(204);
  expect(essence(await who())).toMatchObject({ status: 403, error_code: 'session_not_found' });
  expect(essence(await post('token?grant_type=refresh_token', { refresh_token }))).toMatchObject({
    status: 400,
    error_code: 'refresh_token_not_found',
  });
});

interface Session {
  access_token: string;
  refresh_token: string;
}

interface Change {
  id: number;
}
