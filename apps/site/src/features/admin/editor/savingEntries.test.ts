// @vitest-environment happy-dom

import { posts } from '@agency/mocks/fixtures/posts';
import type { Post } from '@agency/model/post';
import { type PostValues, postFormSchema, SLUG_TAKEN, toPostForm } from '@agency/model/postForm';
import {
  InfiniteQueryObserver,
  MutationObserver,
  type MutationObserverOptions,
  onlineManager,
} from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/lib/backend/queryClient.ts';
import { withStubbedBackend } from '#testing/stubbedBackend.ts';
import { sessionWith, storeSession } from '#testing/testSession.ts';
import { postQueries } from '../../entries/postQueries';
import { projectQueries } from '../../entries/projectQueries';
import { EntryConflict } from '../lib/requestErrors';
import { postKind } from './entryKinds';

withStubbedBackend();

const values: PostValues = {
  ...postFormSchema.parse(toPostForm(posts.withoutImage)),
  title: 'Silk by a window',
  slug: 'silk',
  excerpt: 'No studio and no lamps.',
  content: 'x'.repeat(50),
  tags: ['Silk'],
  image_url: null,
};
const UPDATED_AT = '2026-01-02 10:00:00.123+00';
const row: Post = { id: 'p1', created_at: '2026-01-01', updated_at: UPDATED_AT, ...values };

/** Each request so far: method, and path with its filters. */
let sent: string[];
let answer: (method: string) => Response | Promise<Response>;
let client: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  sent = [];
  client = createQueryClient();
  storeSession(sessionWith({}));
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input);
    const method = init?.method ?? 'GET';
    if (pathname.startsWith('/auth/')) return Response.json({ id: 'account' });
    sent.push(`${method} ${pathname}${decodeURIComponent(search)}`);
    return answer(method);
  });
});

afterEach(() => onlineManager.setOnline(true));

const methods = () => sent.map((request) => request.split(' ')[0]);

const refuse = (status: number, code: string, message: string) => () =>
  Response.json({ code, message, details: null, hint: null }, { status });

/** Runs a mutation like a component that unmounts after it. */
async function run<Result, Variables>(
  options: MutationObserverOptions<Result, Error, Variables>,
  variables: Variables,
): Promise<void> {
  const observer = new MutationObserver(client, options);
  const unmount = observer.subscribe(() => {});
  await observer.mutate(variables).finally(unmount);
}

const create = (...savesWithoutAnswer: PostValues[]) =>
  run(postKind.queries.save, {
    values,
    target: null,
    savesWithoutAnswer,
    isTextUnchanged: () => false,
  });
const update = (isTextUnchanged: (row: Post) => boolean = () => false, updatedAt = UPDATED_AT) =>
  run(postKind.queries.save, {
    values,
    target: { id: 'p1', updatedAt },
    savesWithoutAnswer: [],
    isTextUnchanged,
  });
const remove = () => run(postKind.queries.remove, row);

/** A public list that its first read has shown. */
const listOf = <Row>(rows: Row[]) => ({ pages: [{ rows, next: null }], pageParams: [null] });

const writes = [
  ['a creation', 'POST', create],
  ['a change', 'PATCH', () => update()],
  ['a deletion', 'DELETE', remove],
] as const;

describe.each(writes)('%s', (_, method, write) => {
  /** An open section, and what the public pages and a dialog have read. */
  async function openSection() {
    answer = () => Response.json([row]);
    const observer = new InfiniteQueryObserver(client, postKind.queries.list);
    observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
    client.setQueryData(postQueries.list().queryKey, listOf([row]));
    client.setQueryData(projectQueries.list().queryKey, listOf([]));
    await client.prefetchQuery(postKind.queries.row('p1'));
    sent = [];
  }

  test('reads the list again, and drops the public list and single rows', async () => {
    await openSection();
    await write();
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent.map((request) => request.split('?')[0])).toEqual([
      `${method} /rest/v1/blog_posts`,
      'GET /rest/v1/blog_posts',
    ]);
    expect(client.getQueryData(postQueries.list().queryKey)).toBeUndefined();
    expect(client.getQueryData(postKind.queries.row('p1').queryKey)).toBeUndefined();
    expect(client.getQueryData(projectQueries.list().queryKey)).toEqual(listOf([]));
  });

  test.each([
    ['no row, as row-level security answers', []],
    ['two rows', [{ id: 'p1' }, { id: 'p2' }]],
    ['an unknown number of rows', null],
  ])('that changed %s fails without a message', async (_what, changed) => {
    answer = (request) => Response.json(request === 'GET' ? [row] : changed);
    await expect(write()).rejects.toMatchObject({ message: '', status: 200 });
  });

  test('is sent once, also when the browser reports itself offline', async () => {
    onlineManager.setOnline(false);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(write()).rejects.toMatchObject({ status: 0 });
    expect(sent).toHaveLength(1);
  });

  test('leaves nothing of the row in the mutation cache after its component', async () => {
    answer = () => Response.json([row]);
    await write();
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  });
});

describe('a row that is no longer as it was read', () => {
  /** A timestamp as a URL has it. */
  const written = (timestamp: string) => timestamp.replace(' ', '+');
  const CONDITION = `id=eq.p1&updated_at=eq.${written(UPDATED_AT)}`;
  const LATER = '2026-01-02 10:00:00.124+00';
  const theirs = { ...row, title: 'Theirs', updated_at: LATER };
  /** Answers writes under each of these conditions with a row, others with none. */
  const store = (stored: Post | undefined, ...matching: string[]) => {
    answer = (method) => {
      if (method === 'GET') return Response.json(stored ? [stored] : []);
      return Response.json(
        matching.some((it) => sent.at(-1)?.includes(written(it))) ? [{ id: 'p1' }] : [],
      );
    };
  };
  test('is written and deleted only where `updated_at` is as read; else what is stored is told', async () => {
    store(theirs);
    for (const write of [update, remove]) {
      const error = await write().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(EntryConflict);
      expect(error).toMatchObject({ row: theirs, message: '' });
    }
    const writes = sent.filter((request) => !request.startsWith('GET'));
    expect(writes).toEqual([
      `PATCH /rest/v1/blog_posts?${CONDITION}&select=id`,
      `DELETE /rest/v1/blog_posts?${CONDITION}&select=id`,
    ]);
  });

  test('stops the write with nothing when it was deleted', async () => {
    store(undefined);
    await expect(update()).rejects.toMatchObject({ row: null });
    await expect(remove()).rejects.toMatchObject({ row: null });
  });

  test.each([
    ['is no conflict when it holds what was to be written', { ...row, updated_at: LATER }, []],
    ['is written under the new `updated_at` when it may be replaced', theirs, ['PATCH']],
  ])('%s', async (_, stored, further) => {
    store(stored, LATER);
    await update(({ title }) => title === 'Theirs');
    expect(methods()).toEqual(['PATCH', 'GET', ...further]);
  });

  test('that changes again and again is not chased for ever', async () => {
    let version = 0;
    answer = (method) => {
      version += 1;
      return Response.json(
        method === 'GET' ? [{ ...theirs, updated_at: `version ${version}` }] : [],
      );
    };
    await expect(update(() => true)).rejects.toMatchObject({ message: '' });
    expect(methods().filter((method) => method === 'PATCH')).toHaveLength(3);
  });

  test('is not written before it is read where its `updated_at` is not known', async () => {
    store(theirs, LATER);
    await expect(update(undefined, '')).rejects.toMatchObject({ row: theirs });
    expect(methods()).toEqual(['GET']);
  });

  test('stays unknown, and the write a failure, when it can’t be read', async () => {
    answer = (method) =>
      method === 'GET' ? refuse(500, 'XX000', 'The database is asleep.')() : Response.json([]);
    await expect(update()).rejects.toMatchObject({ message: 'The database is asleep.' });
    await expect(remove()).rejects.toMatchObject({ message: 'The database is asleep.' });
  });
});

describe('a creation after one whose answer was lost', () => {
  test('changes that row as it was read when something else is to be written now', async () => {
    const earlier = { ...values, title: 'Silk', slug: 'earlier' };
    answer = (method) =>
      Response.json(method === 'GET' ? [{ ...row, ...earlier }] : [{ id: 'p1' }]);
    await create({ ...values, title: 'Never stored' }, earlier);
    expect(methods()).toEqual(['GET', 'PATCH']);
    expect(sent.at(-1)).toContain('id=eq.p1&updated_at=eq.2026-01-02');
  });

  test('is sent when the stored row differs from what was sent', async () => {
    answer = (method) =>
      Response.json([method === 'GET' ? { ...row, tags: ['Cotton'] } : { id: 'p1' }]);
    await create(values);
    expect(methods()).toEqual(['GET', 'POST']);
  });

  test('fails when the look-up fails', async () => {
    answer = refuse(500, 'XX000', 'The database is asleep.');
    await expect(create(values)).rejects.toMatchObject({ message: 'The database is asleep.' });
    expect(sent).toHaveLength(1);
  });
});

test.each([
  ['the constraint', '23505', 'duplicate key value violates "blog_posts_slug_key"'],
  ['a trigger in the form’s words', '22023', SLUG_TAKEN],
])('a slug in use that %s refuses has the message of the form', async (_, code, message) => {
  answer = refuse(409, code, message);
  for (const write of [create, update]) {
    await expect(write()).rejects.toMatchObject({ field: 'slug', message: SLUG_TAKEN });
  }
});
