import {
  type ListedProject,
  type Neighbours,
  type ProjectLink,
  type ProjectNeighbour,
  parseListedProjects,
} from '@agency/model/listed';
import { newestOfEachCategory, type Project, parseProjects } from '@agency/model/project';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { answerTo } from '#lib/backend/backendError';
import type { Range } from '#lib/backend/cursor';
import { entriesOf, IN_RANGES } from '#lib/backend/inRanges';
import { EVERYTHING, isSearch, type ListFilter } from '#lib/backend/listFilter';
import { type RelatableEntry, readNeighbours } from '#lib/backend/neighboursOf';
import { type ListCounts, readCounts } from '#lib/backend/readCounts';
import { readFound } from '#lib/backend/readFound';
import { newestFirst, RANGE, readRange, readToEnd } from '#lib/backend/readRange';
import { publicApi } from '#lib/backend/supabase';

const key = (...parts: unknown[]): QueryKey => ['projects', ...parts];
const meta = { failure: 'Error fetching portfolio:' };

export const projectQueries = {
  all: key(),

  /** What a project's URL names. */
  nameOf: ({ id }: ListedProject) => id,

  /** Pages of projects, newest first: all, those of a category, or those that match search words. */
  list: (filter: ListFilter = EVERYTHING) =>
    infiniteQueryOptions({
      ...IN_RANGES,
      queryKey: isSearch(filter)
        ? key('search', ...filter.words)
        : key('list', ...(filter.category === undefined ? [] : [filter.category])),
      queryFn: (context): Promise<Range<ListedProject>> => {
        const { client, pageParam: cursor } = context;
        // Passing the signal aborts a search that is no longer shown; other lists finish loading.
        if (isSearch(filter)) {
          const { words } = filter;
          return readFound(
            'search_portfolio',
            { words },
            cursor,
            context.signal,
            parseListedProjects,
          );
        }
        const { category } = filter;
        const counts = client.getQueryData<ListCounts>(key('counts'));
        // A list that fits one range is read with its content; a longer one without.
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

  /** Totals, for a list that is longer than its first range. */
  counts: () =>
    queryOptions({
      queryKey: key('counts'),
      queryFn: () => readCounts('portfolio'),
      refetchOnMount: true,
      meta,
    }),

  /** Titles of all projects, newest first. */
  archive: () =>
    queryOptions({
      queryKey: key('archive'),
      // On failure the prerendered archive is opened instead, which has the same projects.
      retry: false,
      queryFn: (): Promise<ProjectLink[]> =>
        readToEnd(
          (cursor) =>
            newestFirst(publicApi().from('portfolio').select('id,title,created_at'), cursor),
          parseListedProjects,
        ),
      meta,
    }),

  /** The newest project of each category, out of the first range. */
  ofEachCategory: () =>
    queryOptions({
      queryKey: key('ofEachCategory'),
      queryFn: async ({ signal }) => {
        const listed = publicApi().from('listed_projects').select('*');
        const request = newestFirst(listed, null, RANGE).abortSignal(signal);
        return newestOfEachCategory(parseListedProjects(await answerTo(request)));
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
        // The id in the URL is not a UUID.
        if (answer.status === 400) return null;
        return parseProjects(await answerTo(answer))[0] ?? null;
      },
      refetchOnMount: true,
      meta,
    }),

  /** The next newer, next older and related projects, which a project's page links to. */
  neighbours: (project: RelatableEntry) =>
    queryOptions({
      queryKey: key('neighbours', project.id),
      queryFn: ({ signal }): Promise<Neighbours<ProjectNeighbour>> =>
        readNeighbours(
          project,
          () =>
            publicApi()
              .from('portfolio')
              .select('id,title,created_at,tags,category,thumbnail_url')
              .abortSignal(signal),
          parseListedProjects,
        ),
      meta,
    }),
};
