import { scenarios } from '@agency/mocks/scenarios';
import type { Project } from '@agency/model/project';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#src/lib/backend/queryClient.ts';
import { fakeClock } from '#testing/fakeClock.ts';
import { type FaultyBackend, faultyBackend } from '#testing/faultyBackend.ts';
import { outcomeOf } from '#testing/settle.ts';
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

let backend: FaultyBackend;
let client: QueryClient;

/** Begins anew with these projects. */
function store(rows: readonly Project[]) {
  backend = faultyBackend(scenarios.empty.with({ rows: { portfolio: [...rows] } }));
  client = createQueryClient();
}

beforeEach(() => {
  fakeClock();
  store(projects);
});

/** The one request of an ordinary list, as the specification has it. */
const ORDINARY = 'GET /rest/v1/portfolio?select=*&order=created_at.desc,id.desc&limit=100';
/** What a further range is read from: the columns that cards show. */
const LISTED = 'GET /rest/v1/listed_projects';
const tablesAsked = () => backend.sent.map((call) => call.split('?')[0]);

/** Lets retries end. */
const settle = () => vi.advanceTimersByTimeAsync(30_000);

/** A list on the screen. */
function open(category?: string) {
  const observer = new InfiniteQueryObserver(
    client,
    projectQueries.list(category === undefined ? undefined : { category, terms: [] }),
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
    store(projects.slice(0, 14));
    embed(14);
    const list = open();
    expect(list.result().hasNextPage).toBe(true);
    await settle();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 14)));
    expect(list.result().hasNextPage).toBe(false);
    expect(backend.sent).toEqual([ORDINARY]);
  });

  test('reads no more than was asked for, and further ranges without their texts', async () => {
    const list = open();
    await settle();
    expect(list.ids()).toHaveLength(100);
    await list.next();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 200)));
    expect(tablesAsked()).toEqual(['GET /rest/v1/portfolio', LISTED]);
    const last = list.result().data?.at(-1);
    expect(last?.summary).toMatch(/^A text of its own 199/);
    expect(last?.description).toBeUndefined();
  });

  test('that the build knows to be long is read without its texts', async () => {
    embed();
    const list = open();
    await settle();
    expect(list.ids()).toEqual(idsOf(projects.slice(0, 100)));
    expect(tablesAsked()).toEqual([LISTED]);
  });

  test('has no entry twice and misses none when rows come and go between two ranges', async () => {
    const list = open();
    await settle();
    backend.database.insert('portfolio', [{ ...projects[0] }]);
    const gone = [projects[50], projects[150]] as Project[];
    backend.database.delete(
      'portfolio',
      gone.map((project) => ({ ...project })),
    );
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

test('an archive names every entry, in as many reads as that takes', async () => {
  const years = Array.from({ length: 4 }, (_, part) =>
    projects.map((project) => ({
      ...project,
      id: `${part}-${project.id}`,
      created_at: `${2026 - part}${project.created_at.slice(4)}`,
    })),
  ).flat();
  store(years);
  const { data } = await outcomeOf(client.fetchQuery(projectQueries.archive()));
  expect(idsOf(data)).toEqual(idsOf(years));
  expect(backend.sent).toHaveLength(2);
});

test('an entry is found by its id, and is null where there is none', async () => {
  const find = (id: string) => outcomeOf(client.fetchQuery(projectQueries.entry(id)));
  const [project] = projects as [Project];
  expect((await find(project.id)).data).toMatchObject(project);
  expect((await find('p9999')).data).toBeNull();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No uuid' }, { status: 400 }));
  expect((await find('word')).data).toBeNull();
});

test('a list keeps its ranges, and is read on when the backend is back', async () => {
  const list = open();
  await settle();
  backend.breakCall(LISTED, 'answers 503');
  await list.next();
  expect(list.ids()).toEqual(idsOf(projects.slice(0, 100)));
  expect(console.error).toHaveBeenCalledWith('Error fetching portfolio:', expect.any(Error));
  backend.repair();
  await list.next();
  expect(list.ids()).toEqual(idsOf(projects.slice(0, 200)));
});
