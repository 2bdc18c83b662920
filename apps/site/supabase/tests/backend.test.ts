import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postLists } from '../../src/queries/postLists';
import { projectLists } from '../../src/queries/projectLists';
import { backendForTests } from './backendForTests.ts';

const backend = backendForTests();

describe('a whole table', () => {
  const requests = vi.fn(backend.fetch);

  beforeEach(() => {
    requests.mockClear();
    vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost' });
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.publishableKey);
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      path.startsWith('/rest/') ? requests(`http://localhost${path}`, init) : Response.error(),
    );
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  const newestFirst = async (table: string) => {
    const { rows } = await backend.sql.query<{ id: string }>(
      `select id from public.${table} order by created_at desc, id desc`,
    );
    return rows.map(({ id }) => id);
  };

  const addProjects = (count: number) =>
    backend.sql.query(
      `insert into public.portfolio (title, category, description)
       select 'Project ' || n, 'Websites', 'One of many projects.' from generate_series(1, $1) n`,
      [count],
    );

  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const read = async ({ list }: Pick<typeof postLists | typeof projectLists, 'list'>) => {
    const { pages } = await new QueryClient().fetchInfiniteQuery({
      ...(list as typeof postLists.list)(),
      retry: false,
      pages: Number.POSITIVE_INFINITY,
    });
    return pages.flatMap(({ rows }) => rows);
  };

  test('of 2,316 posts arrives once, newest first, in 24 requests', async () => {
    // Groups of 230 share a moment and lie a microsecond apart, so ranges end within a group.
    await backend.sql.query(`
      insert into public.blog_posts (title, slug, content, created_at)
      select 'Post ' || n, 'post-' || n, repeat('Some words. ', 6),
        timestamptz '2026-06-01 10:00:00.123456+00' + (n / 230) * interval '1 microsecond'
      from generate_series(1, 2300) n
    `);
    const rows = await read(postLists);
    expect(rows).toHaveLength(2316);
    expect(idsOf(rows)).toEqual(await newestFirst('blog_posts'));
    expect(requests).toHaveBeenCalledTimes(24);
  });

  test.each([
    ['that fits into the first answer costs one request', 99, 1],
    ['that just fills it costs a second one to know it', 100, 2],
    ['that just fills two costs a third one', 200, 3],
  ])('%s', async (_, total, cost) => {
    await addProjects(total - (await backend.count('public.portfolio')));
    const rows = await read(projectLists);
    expect(rows).toHaveLength(total);
    expect(idsOf(rows)).toEqual(await newestFirst('portfolio'));
    expect(requests).toHaveBeenCalledTimes(cost);
  });

  test('without a row is an empty list', async () => {
    await backend.sql.query('delete from public.portfolio');
    expect(await read(projectLists)).toEqual([]);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('that is refused fails with the status of the answer', async () => {
    requests.mockResolvedValueOnce(Response.json({ message: 'No such key' }, { status: 401 }));
    await expect(read(projectLists)).rejects.toMatchObject({
      message: 'No such key',
      status: 401,
    });
  });
});
