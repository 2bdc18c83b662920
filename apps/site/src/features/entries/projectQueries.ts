import { parseListedProjects } from '@agency/model/listedProject';
import { newestOfEachCategory, type Project, parseProjects } from '@agency/model/project';
import { queryOptions } from '@tanstack/react-query';
import { answerTo } from '#lib/backend/backendError';
import { newestFirst, RANGE } from '#lib/backend/readRange';
import { publicApi } from '#lib/backend/supabase';
import { entryQueries } from './entryQueries';

/** Projects that are linked per category. */
export const OF_EACH = 3;
const failure = 'Error fetching portfolio:';

const queries = entryQueries({
  name: 'projects',
  table: 'portfolio',
  listed: 'listed_projects',
  search: 'search_portfolio',
  hasCategories: true,
  link: 'id,title,created_at',
  relating: 'tags,category',
  parse: parseListedProjects,
  readEntry: async (id, signal): Promise<Project | null> => {
    const request = publicApi().from('portfolio').select('*').eq('id', id).limit(1);
    const answer = await request.abortSignal(signal);
    // The id in the URL is not a UUID.
    if (answer.status === 400) return null;
    return parseProjects(await answerTo(answer))[0] ?? null;
  },
  nameOf: ({ id }) => id,
  failure,
});

export const projectQueries = {
  ...queries,

  /** Links to the newest projects of each category, out of the first range. */
  ofEachCategory: () =>
    queryOptions({
      queryKey: [...queries.all, 'ofEachCategory'],
      queryFn: async ({ signal }) => {
        const columns = publicApi().from('portfolio').select('id,title,category,created_at');
        const request = newestFirst(columns, null, RANGE).abortSignal(signal);
        return newestOfEachCategory(parseListedProjects(await answerTo(request)), OF_EACH);
      },
      meta: { failure },
    }),
};
