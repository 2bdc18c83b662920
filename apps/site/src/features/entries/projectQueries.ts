import { RANGE } from '@agency/model/listResult';
import { newestOfEachCategory } from '@agency/model/newestOfEachCategory';
import {
  type ListedProject,
  type Project,
  type ProjectLink,
  type ProjectNeighbour,
  parseListedProjects,
  parseProjects,
} from '@agency/model/project';
import { queryOptions } from '@tanstack/react-query';
import { newestFirst } from '#src/lib/backend/keysetPagination.ts';
import { answerTo, publicApi } from '#src/lib/backend/supabase.ts';
import { keyOf, type ListSource, listQueriesOf } from './listQueries';
import { neighboursQuery, type RelatableEntry } from './neighbourQueries';

const PROJECTS: ListSource<ListedProject> = {
  table: 'portfolio',
  view: 'listed_projects',
  search: 'search_portfolio',
  link: 'id,title,created_at',
  related: 'id,title,created_at,tags,category,thumbnail_url',
  parse: parseListedProjects,
  meta: { failure: 'Error fetching portfolio:' },
};

export const projectQueries = {
  ...listQueriesOf<ListedProject, ProjectLink>(PROJECTS),
  neighbours: (project: RelatableEntry) =>
    neighboursQuery<ProjectNeighbour, ListedProject>(PROJECTS, project),

  /** What a project's URL names. */
  nameOf: ({ id }: ListedProject) => id,
  hasText: ({ description }: ListedProject) => description !== undefined,

  /** One project; null where there is none. */
  entry: (id: string) =>
    queryOptions({
      queryKey: keyOf(PROJECTS.table, 'entry', id),
      queryFn: async ({ signal }): Promise<Project | null> => {
        const request = publicApi().from('portfolio').select('*').eq('id', id).limit(1);
        const answer = await request.abortSignal(signal);
        // The id in the URL is not a UUID.
        if (answer.status === 400) return null;
        return parseProjects(await answerTo(answer))[0] ?? null;
      },
      refetchOnMount: true,
      meta: PROJECTS.meta,
    }),

  /** The newest project of each category, out of the first range. */
  ofEachCategory: () =>
    queryOptions({
      queryKey: keyOf(PROJECTS.table, 'ofEachCategory'),
      queryFn: async ({ signal }) => {
        const all = publicApi().from('listed_projects').select('*');
        const request = newestFirst(all, null, RANGE).abortSignal(signal);
        return newestOfEachCategory(await parseListedProjects(await answerTo(request)));
      },
      meta: PROJECTS.meta,
    }),
};
