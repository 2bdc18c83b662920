import { parseProjects } from '@agency/model/project';
import { queryOptions } from '@tanstack/react-query';
import { fetchAll } from './fetchAll';
import { fetchOne } from './fetchOne';

/** All projects, newest first; a long list grows while it is read. */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: (context) => fetchAll(context, { table: 'portfolio', parse: parseProjects }),
  // Rows keep their identity without being compared one by one.
  structuralSharing: false,
  meta: { failure: 'Error fetching portfolio:' },
});

/** One project, for whoever comes by its address while the list is still being read. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id],
    queryFn: ({ signal }) =>
      fetchOne({ table: 'portfolio', parse: parseProjects, column: 'id', value: id, signal }),
    meta: { failure: 'Error fetching portfolio:' },
  });
