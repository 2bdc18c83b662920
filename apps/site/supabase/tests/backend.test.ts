import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePosts } from '@agency/model/post';
import { parseProjects } from '@agency/model/project';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/database';
import { fetchAll } from '../../src/queries/fetchAll';
import { getSupabase } from '../../src/supabase';
import { claimFolder } from '../folderLock.ts';
import { backendForTests } from './backendForTests.ts';

vi.mock('../../src/supabase', () => ({ getSupabase: vi.fn() }));

const backend = backendForTests();

describe('the lock of the data folder', () => {
  let folder = '';
  let lock = '';
  let other: ChildProcess | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    // The folder that holds it need not exist yet.
    lock = join(folder, '.temp', 'lock');
  });

  afterEach(async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a second process that claims the same folder and, if it gets it, keeps it. */
  async function claimElsewhere(): Promise<{ pid: number; said: string }> {
    const module = join(import.meta.dirname, '../folderLock.ts');
    const script = `
      import(${JSON.stringify(module)})
        .then(({ claimFolder }) => claimFolder(${JSON.stringify(lock)}))
        .then(() => { console.log('claimed'); setInterval(() => {}, 1000); })
        .catch((error) => console.log(error.message));`;
    other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = other.stdout ? await once(other.stdout, 'data') : [];
    return { pid: other.pid ?? Number.NaN, said: String(output).trim() };
  }

  async function end(): Promise<void> {
    if (!other || other.exitCode !== null || other.signalCode !== null) return;
    const exited = once(other, 'exit');
    other.kill('SIGKILL');
    await exited;
  }

  test('refuses a folder that a living process uses, and says what to do', async () => {
    const { pid, said } = await claimElsewhere();
    expect(said).toBe('claimed');
    expect(() => claimFolder(lock)).toThrow(
      `Another server (process ${pid}) already uses this database folder. ` +
        `Stop it first, or start this one with SUPABASE_DB=memory. (Lock file: ${lock})`,
    );
    expect(readFileSync(lock, 'utf8')).toBe(String(pid));
  });

  test('refuses the other process just as well, until this one lets go', async () => {
    const release = claimFolder(lock);
    expect((await claimElsewhere()).said).toContain(
      `Another server (process ${process.pid}) already uses this database folder.`,
    );
    release();
    expect((await claimElsewhere()).said).toBe('claimed');
  });

  test('takes over what a dead process left behind', async () => {
    const { pid } = await claimElsewhere();
    await end();
    expect(readFileSync(lock, 'utf8')).toBe(String(pid));
    claimFolder(lock)();
    expect(existsSync(lock)).toBe(false);
  });

  test.each([
    ['an empty claim', ''],
    ['an unreadable claim', 'nobody'],
  ])('takes over %s', (_, left) => {
    claimFolder(lock)();
    writeFileSync(lock, left);
    const release = claimFolder(lock);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    release();
  });

  test('may be claimed again by the process that holds it', () => {
    const release = claimFolder(lock);
    expect(() => claimFolder(lock)).not.toThrow();
    release();
    expect(existsSync(lock)).toBe(false);
  });

  test('is left alone by a release that comes after somebody else claimed it', async () => {
    const release = claimFolder(lock);
    release();
    const { pid } = await claimElsewhere();
    release();
    expect(readFileSync(lock, 'utf8')).toBe(String(pid));
  });

  test('that cannot be written says why', () => {
    const impossible = join(folder, 'x'.repeat(300));
    expect(() => claimFolder(impossible)).toThrow('ENAMETOOLONG');
  });
});

describe('pictures of the seed', () => {
  const pictures = async (): Promise<Record<string, string | null>> => {
    const { rows } = await backend.sql.query<{ id: string; picture: string | null }>(`
      select id, image_url as picture from public.blog_posts
      union all
      select id, thumbnail_url from public.portfolio
    `);
    return Object.fromEntries(rows.map(({ id, picture }) => [id, picture]));
  };

  const servedFrom = async (origin: string) => {
    await backend.servePicturesFrom(origin);
    return pictures();
  };

  test('come from the server that carries them, and no other picture does', async () => {
    const others = [
      'https://example.com/demo/shop-front.webp',
      'http://localhost.example.com:5173/demo/shop-front.webp',
      'http://localhost:5173/uploads/demo/shop-front.webp',
      'https://example.com/?from=http://localhost:5173/demo/shop-front.webp',
    ];
    for (const [index, picture] of others.entries()) {
      await backend.sql.query(
        `insert into public.portfolio (title, category, description, thumbnail_url)
         values ($1, 'Websites', 'Somebody else’s picture.', $2)`,
        [`Project ${index}`, picture],
      );
    }
    const before = await pictures();
    const seeded = Object.values(before).filter((picture) =>
      picture?.startsWith('http://localhost:5173/demo/'),
    );
    expect(seeded.length).toBeGreaterThan(10);

    for (const origin of ['http://localhost:4173', 'http://localhost:50123']) {
      const moved = Object.entries(before).map(([id, picture]) => [
        id,
        picture?.replace(/^http:\/\/localhost:5173(?=\/demo\/)/, origin) ?? null,
      ]);
      expect(await servedFrom(origin)).toEqual(Object.fromEntries(moved));
    }
    expect(Object.values(await servedFrom('http://localhost:5173'))).toEqual(
      expect.arrayContaining(others),
    );
    await backend.sql.query(`delete from public.portfolio where title like 'Project _'`);
  });
});

describe('a whole table', () => {
  const requests = vi.fn(backend.fetch);

  beforeEach(() => {
    requests.mockClear();
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
  const { signal } = new AbortController();

  test('of 2,316 posts arrives once, newest first, in three requests', async () => {
    // Groups of 230 share a moment and lie a microsecond apart, so ranges end within a group.
    await backend.sql.query(`
      insert into public.blog_posts (title, slug, content, created_at)
      select 'Post ' || n, 'post-' || n, repeat('Some words. ', 6),
        timestamptz '2026-06-01 10:00:00.123456+00' + (n / 230) * interval '1 microsecond'
      from generate_series(1, 2300) n
    `);
    const rows = await fetchAll('blog_posts', parsePosts, signal);
    expect(rows).toHaveLength(2316);
    expect(idsOf(rows)).toEqual(await newestFirst('blog_posts'));
    expect(requests).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['that fits into one answer costs one request', 999, 1],
    ['that just fills an answer costs a second one to know it', 1000, 2],
  ])('%s', async (_, total, cost) => {
    await addProjects(total - (await backend.count('public.portfolio')));
    const rows = await fetchAll('portfolio', parseProjects, signal);
    expect(rows).toHaveLength(total);
    expect(idsOf(rows)).toEqual(await newestFirst('portfolio'));
    expect(requests).toHaveBeenCalledTimes(cost);
  });

  test('without a row is an empty list', async () => {
    await backend.sql.query('delete from public.portfolio');
    expect(await fetchAll('portfolio', parseProjects, signal)).toEqual([]);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test('that is refused fails with the status of the answer', async () => {
    requests.mockResolvedValueOnce(Response.json({ message: 'No such key' }, { status: 401 }));
    await expect(fetchAll('portfolio', parseProjects, signal)).rejects.toMatchObject({
      message: 'No such key',
      status: 401,
    });
  });
});
