import { parsePosts } from '@agency/model/post';
import { parseProjects } from '@agency/model/project';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/database';
import { fetchAll } from '../../src/queries/fetchAll';
import type { Cursor, TableName } from '../../src/queries/fetchRange';
import { getSupabase } from '../../src/supabase';
import { backendForTests } from './backendForTests.ts';

vi.mock('../../src/supabase', () => ({ getSupabase: vi.fn() }));

const backend = backendForTests();

describe('a whole table', () => {
  const requests = vi.fn(backend.fetch);

  beforeEach(() => {
    requests.mockClear();
    // No page has asked for anything before its scripts ran.
    vi.stubGlobal('window', {});
    const client: SupabaseClient<Database> = createClient<Database>(
      'http://localhost',
      backend.publishableKey,
      {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: requests },
      },
    );
    vi.mocked(getSupabase).mockResolvedValue(client);
  });

  afterEach(() => vi.unstubAllGlobals());

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
  const read = <Row extends Cursor>(table: TableName, parse: (answer: unknown) => Row[]) =>
    new QueryClient().fetchQuery({
      queryKey: [table],
      queryFn: (context) => fetchAll(context, { table, parse }),
    });

  test('of 2,316 posts arrives once, newest first, in four requests', async () => {
    // Groups of 230 share a moment and lie a microsecond apart, so ranges end within a group.
    await backend.sql.query(`
      insert into public.blog_posts (title, slug, content, created_at)
      select 'Post ' || n, 'post-' || n, repeat('Some words. ', 6),
        timestamptz '2026-06-01 10:00:00.123456+00' + (n / 230) * interval '1 microsecond'
      from generate_series(1, 2300) n
    `);
    const rows = await read('blog_posts', parsePosts);
    expect(rows).toHaveLength(2316);
    expect(idsOf(rows)).toEqual(await newestFirst('blog_posts'));
    expect(requests).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['that fits into the first answer costs one request', 99, 1],
    ['that just fills it costs a second one to know it', 100, 2],
    ['that just fills two costs a third one', 1100, 3],
  ])('%s', async (_, total, cost) => {
    await addProjects(total - (await backend.count('public.portfolio')));
    const rows = await read('portfolio', parseProjects);
    expect(rows).toHaveLength(total);
    expect(idsOf(rows)).toEqual(await newestFirst('portfolio'));
    expect(requests).toHaveBeenCalledTimes(cost);
  });

  test('without a row is an empty list', async () => {
    await backend.sql.query('delete from public.portfolio');
    expect(await read('portfolio', parseProjects)).toEqual([]);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('that is refused fails with the status of the answer', async () => {
    requests.mockResolvedValueOnce(Response.json({ message: 'No such key' }, { status: 401 }));
    await expect(read('portfolio', parseProjects)).rejects.toMatchObject({
      message: 'No such key',
      status: 401,
    });
  });
});
