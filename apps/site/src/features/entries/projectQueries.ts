import type { ListedProject, Neighbours, ProjectLink } from '@agency/model/listed';
import { parseListedProjects } from '@agency/model/listedProject';
import { newestOfEachCategory, type Project, parseProjects } from '@agency/model/project';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { answerTo } from '#lib/backend/backendError';
import type { Cursor, Range } from '#lib/backend/cursor';
import { entriesOf, IN_RANGES } from '#lib/backend/inRanges';
import { EVERYTHING, isSearch, type ListFilter } from '#lib/backend/listFilter';
import { type RelatableEntry, readNeighbours } from '#lib/backend/neighboursOf';
import { type ListCounts, readCounts } from '#lib/backend/readCounts';
import { FOUND, newestFirst, RANGE, readRange, readToEnd } from '#lib/backend/readRange';
import { publicApi } from '#lib/backend/supabase';

const key = (...parts: unknown[]): QueryKey => ['projects', ...parts];
/** Projects that are named of a category. */
export const OF_EACH = 3;
const meta = { failure: 'Error fetching portfolio:' };

export const projectQueries = {
  all: key(),

  /** Newest first, in ranges: all projects, those of a category, or those with words. */
  list: (filter: ListFilter = EVERYTHING) =>
    infiniteQueryOptions({
      ...IN_RANGES,
      queryKey: isSearch(filter)
        ? key('search', ...filter.words)
        : key('list', ...(filter.category === undefined ? [] : [filter.category])),
      queryFn: (context): Promise<Range<ListedProject>> => {
        const { client, pageParam: cursor } = context;
        // Reading the signal has a search cancelled that is no longer shown; a list is read on.
        if (isSearch(filter)) return searchProjects(filter, cursor, context.signal);
        const { category } = filter;
        const counts = client.getQueryData<ListCounts>(key('counts'));
        // The one read of an ordinary list has the texts too; a longer list is read without them.
        const whole = cursor === null && category === undefined && (counts?.total ?? 0) <= RANGE;
        const table = whole ? ('portfolio' as const) : ('listed_projects' as const);
        const all = publicApi()
          .from(table as 'portfolio')
          .select('*');
        const request = category === undefined ? all : all.eq('category', category);
        return readRange(newestFirst(request, cursor, RANGE), parseListedProjects, RANGE);
      },
      select: entriesOf<ListedProject>,
      meta,
    }),

  /** For a list that is not read to its end. */
  counts: () =>
    queryOptions({
      queryKey: key('counts'),
      queryFn: () => readCounts('portfolio'),
      refetchOnMount: true,
      meta,
    }),

  /** Every project by its title, newest first. */
  archive: () =>
    queryOptions({
      queryKey: key('archive'),
      // The built page has the same, and is opened instead.
      retry: false,
      queryFn: (): Promise<ProjectLink[]> =>
        readToEnd(
          (cursor) =>
            newestFirst(publicApi().from('portfolio').select('id,title,created_at'), cursor),
          parseListedProjects,
        ),
      meta,
    }),

  /** A few projects of each category by their titles; an ordinary list is read whole for that. */
  ofEachCategory: () =>
    queryOptions({
      queryKey: key('ofEachCategory'),
      queryFn: async ({ signal }) => {
        const columns = publicApi().from('portfolio').select('id,title,category,created_at');
        const request = newestFirst(columns, null, RANGE).abortSignal(signal);
        return newestOfEachCategory(parseListedProjects(await answerTo(request)), OF_EACH);
      },
      meta,
    }),

  /** One project; null where there is none. */
  entry: (id: string) =>
    queryOptions({
      queryKey: key('entry', id),
      queryFn: async ({ signal }): Promise<Project | null> => {
        const request = publicApi().from('portfolio').select('*').eq('id', id).limit(1);
        const answer = await request.abortSignal(signal);
        // A word that is no id.
        if (answer.status === 400) return null;
        return parseProjects(await answerTo(answer))[0] ?? null;
      },
      refetchOnMount: true,
      meta,
    }),

  /** The projects that a project's page links to. */
  neighbours: (project: RelatableEntry) =>
    queryOptions({
      queryKey: key('neighbours', project.id),
      queryFn: ({ signal }): Promise<Neighbours<ProjectLink>> =>
        readNeighbours(
          project,
          () =>
            publicApi()
              .from('portfolio')
              .select('id,title,created_at,tags,category')
              .abortSignal(signal),
          parseListedProjects,
        ),
      meta,
    }),
};

async function searchProjects(
  { words }: ListFilter,
  cursor: Cursor | null,
  signal: AbortSignal,
): Promise<Range<ListedProject>> {
  const request = publicApi().rpc(
    'search_portfolio',
    {
      words: words.join(' '),
      ...(cursor && { before: cursor.created_at, before_id: cursor.id }),
    },
    { get: true },
  );
  return readRange(request.abortSignal(signal), parseListedProjects, FOUND);
}
