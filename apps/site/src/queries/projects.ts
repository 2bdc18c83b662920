import { parseProjects } from '@agency/model/project';
import { queryOptions } from '@tanstack/react-query';
import { fetchAll } from './fetchAll';

/** All projects, newest first. */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: ({ signal }) => fetchAll('portfolio', parseProjects, signal),
  meta: { failure: 'Error fetching portfolio:' },
});
