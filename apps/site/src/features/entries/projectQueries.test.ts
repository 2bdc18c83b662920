// @vitest-environment happy-dom
import type { Project } from '@agency/model/project';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/backend/queryClient';
import { projectQueries } from './projectQueries';

const TOTAL = 350;
const CATEGORIES = ['Shops', 'தமிழ்', 'All'];

/** Newest first; groups of seven share a moment. Number 340 and older have a category of their own. */
const projects: Project[] = Array.from({ length: TOTAL }, (_, index) => ({
  id: `p${String(TOTAL - index).padStart(4, '0')}`,
  title: `Project ${index}`,
  category: index < 340 ? (CATEGORIES[index % 3] ?? '') : 'Early, "quoted" work',
  description: `A text of its own ${index}. ${'And more of it. '.repeat(60)}`,
  tags: [],
  thumbnail_url: null,
  created_at: `2026-11-12T05:00:${String(59 - Math.floor(index / 7)).padStart(2, '0')}+00:00`,
}));
const idsOf = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id);

let rows: Project[];
/** Requests to the data API. */
let sent: URL[];
let backend: (url: URL) => Response | Promise<Response>;
let client: QueryClient;
const logged = vi.fn<typeof console.error>();

/** Answers as the data API does: behind the cursor, no more than were asked for. */
function answer({ pathname, searchParams: query }: URL): Response {
  if (pathname.endsWith('/list_counts')) {
    const counts = Map.groupBy(rows, ({ category }) => category);
    return Response.json([...counts].map(([category, of]) => ({ category, entries: of.length })));
  }
  const [, createdAt = '', id = ''] =
    /eq\."(.+?)",id\.lt\."(.+?)"/.exec(query.get('or') ?? '') ?? [];
  const category = query.get('category')?.replace('eq.', '');
  const name = query.get('id')?.replace('eq.', '');
  const listed = pathname.endsWith('/listed_projects');
  const found = rows
    .filter(
      (row) =>
        id === '' || row.created_at < createdAt || (row.created_at === createdAt && row.id < id),
    )
    .filter((row) => category === undefined || row.category === category)
    .filter((row) => name === undefined || row.id === name)
    .slice(0, Number(query.get('limit')))
    .map(({ description, ...row }) =>
      listed ? { ...row, summary: description.slice(0, 600) } : { ...row, description },
    );
  return Response.json(found);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logged);
  rows = projects;
  sent = [];
  backend = answer;
  client = createQueryClient();
  vi.stubGlobal('fetch', async (input: URL | string) => {
    const url = new URL(input);
    sent.push(url);
    return backend(url);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  logged.mockReset();
});

/** The one request of an ordinary list, as the specification has it. */
const ORDINARY = '/rest/v1/portfolio?select=*&order=created_at.desc,id.desc&limit=100';
const asked = () => sent.map(({ pathname, search }) => pathname + decodeURIComponent(search));

const refuse = () => Response.json({ message: 'Paused' }, { status: 540 });

/** Lets retries end. */
const settle = () => vi.advanceTimersByTimeAsync(30_000);

/** A list on the screen. */
function open(category?: string) {
  const observer = new InfiniteQueryObserver(
    client,
    projectQueries.list(category === undefined ? undefined : { category, words: [] }),
  );
  observer.subscribe(() => {});
  return {
    ids: () => idsOf(observer.getCurrentResult().data),
    result: () => observer.getCurrentResult(),
    next: async () => {
      void observer.fetchNextPage();
      await settle();
    },
  };
}

/** What the build puts into the page of a list that is longer than its page shows. */
function embed(total = projects.length) {
  client.setQueryData(projectQueries.counts().queryKey, { total, categories: [], tags: [] });
  const known = projects.slice(0, 6).map(({ description, ...row }) => row);
  client.setQueryData(projectQueries.list().queryKey, {
    pages: [{ rows: known, next: known.at(-1) ?? null }],
    pageParams: [null],
  });
  void client.invalidateQueries({ refetchType: 'none' });
}

describe('a list', () => {
  test('of which its page carries a part is read whole at once', async () => {
    rows = projects.slice(0, 14);
    embed(rows.length);
    const list = open();
    expect(list.result().hasNextPage).toBe(true);
    await settle();
    expect(list.ids()).toEqual(idsOf(rows));
    expect(list.result().hasNextPage).toBe(false);
    expect(asked()).toEqual([ORDINARY]);
  });

  test('reads no more than was asked for, and further ranges without their texts', async () => {
    const list = open();
    await settle();
    expect(list.ids()).toHaveLength(100);
    await list.next();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 200)));
    expect(sent.map(({ pathname }) => pathname)).toEqual([
      '/rest/v1/portfolio',
      '/rest/v1/listed_projects',
    ]);
    const last = list.result().data?.at(-1);
    expect(last?.summary).toMatch(/^A text of its own 199/);
    expect(last?.description).toBeUndefined();
  });

  test('that the build knows to be long is read without its texts', async () => {
    embed();
    const list = open();
    await settle();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 100)));
    expect(sent.map(({ pathname }) => pathname)).toEqual(['/rest/v1/listed_projects']);
  });

  test('has no entry twice and misses none when rows come and go between two ranges', async () => {
    const list = open();
    await settle();
    const added = {
      ...projects[0],
      id: 'p9999',
      created_at: '2026-12-01T00:00:00+00:00',
    } as Project;
    rows = [added, ...projects.filter((_, index) => index !== 50 && index !== 150)];
    await list.next();
    await list.next();
    await list.next();
    expect(list.ids()).toEqual(idsOf(projects.filter((_, index) => index !== 150)));
    expect(list.result().hasNextPage).toBe(false);
  });

  test('of a category reads that category alone, whatever its name', async () => {
    for (const category of ['Early, "quoted" work', 'All', 'தமிழ்']) {
      const list = open(category);
      await settle();
      const all = projects.filter((project) => project.category === category);
      expect(list.ids()).toEqual(idsOf(all.slice(0, 100)));
      if (all.length > 100) await list.next();
      expect(list.ids()).toEqual(idsOf(all.slice(0, 200)));
    }
  });

  test('is read on when the component that asked for it is gone', async () => {
    const observer = new InfiniteQueryObserver(client, projectQueries.list());
    observer.subscribe(() => {})();
    await settle();
    expect(client.getQueryData(projectQueries.list().queryKey)?.pages).toHaveLength(1);
  });
});

test('counts name every category, also those of entries that are not read', async () => {
  const counts = await client.fetchQuery(projectQueries.counts());
  expect(counts.total).toBe(TOTAL);
  expect(counts.categories.at(-1)).toEqual({ name: 'Early, "quoted" work', count: 10 });
});

test('an archive names every entry, in as many reads as that takes', async () => {
  rows = Array.from({ length: 4 }, (_, part) =>
    projects.map((project) => ({
      ...project,
      id: `${part}-${project.id}`,
      created_at: `${2026 - part}${project.created_at.slice(4)}`,
    })),
  ).flat();
  expect(idsOf(await client.fetchQuery(projectQueries.archive()))).toEqual(idsOf(rows));
  expect(sent).toHaveLength(2);
});

test('an entry is found by its id, and is null where there is none', async () => {
  const [project] = projects as [Project];
  expect(await client.fetchQuery(projectQueries.entry(project.id))).toMatchObject(project);
  expect(await client.fetchQuery(projectQueries.entry('p9999'))).toBeNull();
  backend = () => Response.json({ message: 'No uuid' }, { status: 400 });
  expect(await client.fetchQuery(projectQueries.entry('word'))).toBeNull();
});

describe('without a backend', () => {
  beforeEach(() => {
    backend = refuse;
  });

  test('a list that the build put into the page stays, and one line is logged', async () => {
    embed();
    const list = open();
    await settle();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 6)));
    expect(sent).toHaveLength(4);
    expect(logged.mock.calls).toEqual([
      ['Error fetching portfolio:', expect.objectContaining({ status: 540 })],
    ]);
  });

  test('a list keeps its ranges, and is read on when the backend is back', async () => {
    backend = answer;
    const list = open();
    await settle();
    backend = refuse;
    await list.next();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 100)));
    backend = answer;
    await list.next();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 200)));
  });
});
