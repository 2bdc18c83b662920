// @vitest-environment happy-dom
import type { Project } from '@agency/model/project';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishedFiles } from '../../server/publishedFiles';
import { projectLists } from './projectLists';
import { projectQueries } from './projects';
import { createQueryClient } from './queryClient';

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
const { files } = publishedFiles({ posts: [], projects });
const idsOf = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id);

let rows: Project[];
/** Requests to the data API. */
let sent: URL[];
/** Static files that were read. */
let taken: string[];
let backend: (url: URL) => Response | Promise<Response>;
let client: QueryClient;
const logged = vi.fn<typeof console.error>();

/** Answers as the data API does: behind the cursor, no more than were asked for. */
function answer({ pathname, searchParams: query }: URL): Response {
  if (pathname.endsWith('/list_counts')) {
    const counts = Map.groupBy(rows, ({ category }) => category);
    return Response.json([...counts].map(([category, of]) => ({ category, entries: of.length })));
  }
  const [, moment = '', id = ''] = /eq\."(.+?)",id\.lt\."(.+?)"/.exec(query.get('or') ?? '') ?? [];
  const category = query.get('category')?.replace('eq.', '');
  const name = query.get('id')?.replace('eq.', '');
  const listed = pathname.endsWith('/listed_projects');
  const found = rows
    .filter(
      (row) => id === '' || row.created_at < moment || (row.created_at === moment && row.id < id),
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
  taken = [];
  backend = answer;
  client = createQueryClient();
  vi.stubGlobal('fetch', async (address: string) => {
    const file = files.get(address);
    if (file !== undefined) {
      taken.push(address);
      return new Response(file);
    }
    const url = new URL(address, 'http://localhost');
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

const refuse = () => Response.json({ message: 'Paused' }, { status: 540 });

/** Lets retries and late imports end. */
async function settle() {
  for (let round = 0; round < 6; round += 1) {
    await vi.advanceTimersByTimeAsync(5000);
    await vi.dynamicImportSettled();
  }
}

/** A list on the screen. */
function open(category?: string) {
  const observer = new InfiniteQueryObserver(
    client,
    projectLists.list(category === undefined ? undefined : { category, words: [] }),
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
  client.setQueryData(projectLists.counts.queryKey, { total, categories: [], tags: [] });
  const known = projects.slice(0, 6).map(({ description, ...row }) => row);
  client.setQueryData(projectLists.list().queryKey, {
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
    expect(sent.map(({ pathname, search }) => pathname + search)).toEqual([
      '/rest/v1/portfolio?select=*&order=created_at.desc,id.desc&limit=100',
    ]);
  });

  test('of an ordinary length is one request for whole rows', async () => {
    rows = projects.slice(0, 99);
    const list = open();
    await settle();
    expect(list.ids()).toEqual(idsOf(rows));
    expect(list.result().hasNextPage).toBe(false);
    expect(sent.map(({ pathname, search }) => pathname + search)).toEqual([
      '/rest/v1/portfolio?select=*&order=created_at.desc,id.desc&limit=100',
    ]);
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

  test('that the build knows to be long begins with a short range', async () => {
    embed();
    const list = open();
    await settle();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 12)));
    expect(sent.map(({ pathname, searchParams }) => pathname + searchParams.get('limit'))).toEqual([
      '/rest/v1/listed_projects12',
    ]);
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
      expect(list.ids()).toEqual(idsOf(all.slice(0, 12)));
      if (all.length > 12) await list.next();
      expect(list.ids()).toEqual(idsOf(all.slice(0, 112)));
    }
  });

  test('is read on when the component that asked for it is gone', async () => {
    const observer = new InfiniteQueryObserver(client, projectLists.list());
    observer.subscribe(() => {})();
    await settle();
    expect(client.getQueryData(projectLists.list().queryKey)?.pages).toHaveLength(1);
  });
});

test('counts name every category, also those of entries that are not read', async () => {
  const counts = await client.fetchQuery(projectLists.counts);
  expect(counts.total).toBe(TOTAL);
  expect(counts.categories.at(-1)).toEqual({ name: 'Early, "quoted" work', count: 10 });
});

describe('without a backend', () => {
  beforeEach(() => {
    backend = refuse;
  });

  test('the list comes from the build’s files to its end, and one line is logged', async () => {
    const list = open();
    await settle();
    expect(list.ids().length).toBeGreaterThan(0);
    while (list.result().hasNextPage) await list.next();
    expect(list.ids()).toEqual(idsOf(projects));
    // After the first failure no read asks the backend.
    expect(sent).toHaveLength(4);
    expect(logged.mock.calls).toEqual([
      ['Error fetching portfolio:', expect.objectContaining({ status: 540 })],
    ]);
  });

  test('a list that the build put into the page stays, and goes on from the files', async () => {
    embed();
    const list = open();
    await settle();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 6)));
    expect(taken).toEqual([]);
    while (list.result().hasNextPage) await list.next();
    expect(list.ids()).toEqual(idsOf(projects));
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('a list of which a page carries a part is completed from the files', async () => {
    embed(14);
    const list = open();
    await settle();
    // These files are of a longer list: their first range is more than the page has.
    expect(list.ids().length).toBeGreaterThan(6);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('that stops in the middle of ranges, the list goes on without a gap', async () => {
    backend = answer;
    const list = open();
    await settle();
    backend = refuse;
    while (list.result().hasNextPage) await list.next();
    expect(list.ids()).toEqual(idsOf(projects));
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('a category is complete, and only files that have it are read', async () => {
    const list = open('Early, "quoted" work');
    await settle();
    expect(list.ids()).toEqual(idsOf(projects.slice(340)));
    expect(list.result().hasNextPage).toBe(false);
    expect(taken).toHaveLength(2);
  });

  test('counts, an entry’s text and its neighbours are there', async () => {
    const [reading] = [client.fetchQuery(projectLists.counts)];
    await settle();
    expect(await reading).toMatchObject({ total: TOTAL });
    for (const index of [0, 49, 50, 199, TOTAL - 1]) {
      const project = projects[index] as Project;
      expect(await client.fetchQuery(projectQueries.entry(project.id))).toEqual(project);
      const { newer, older } = await client.fetchQuery(projectQueries.neighbours(project));
      expect([newer?.id, older?.id]).toEqual([projects[index - 1]?.id, projects[index + 1]?.id]);
    }
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('an entry that the build did not know fails, and is asked for again', async () => {
    const reading = client.fetchQuery({ ...projectQueries.entry('p9999'), retry: false });
    const failed = expect(reading).rejects.toMatchObject({ status: 540 });
    await settle();
    await failed;
    backend = () => Response.json([{ ...projects[0], id: 'p9999' }]);
    const again = client.fetchQuery(projectQueries.entry('p9999'));
    await settle();
    expect(await again).toMatchObject({ id: 'p9999' });
  });

  test('and without files, as in development, the read fails as it is', async () => {
    vi.stubGlobal('fetch', async () => refuse());
    const list = open();
    await settle();
    expect(list.result().isError).toBe(true);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

test('an archive has as many pages as the build made, each with its own links', async () => {
  expect(await client.fetchQuery(projectLists.archivePages)).toBe(4);
  const newest = await client.fetchQuery(projectLists.archivePage(4));
  expect(idsOf(newest?.links)).toEqual(idsOf(projects.slice(0, 50)));
  const oldest = await client.fetchQuery(projectLists.archivePage(1));
  expect(idsOf(oldest?.links)).toEqual(idsOf(projects.slice(250)));
  for (const page of [0, 5, 1.5, Number.NaN]) {
    expect(await client.fetchQuery(projectLists.archivePage(page))).toBeNull();
  }
});
