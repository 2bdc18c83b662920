import type { ListedProject, Neighbours, ProjectLink } from '@agency/model/listed';
import type { Project } from '@agency/model/project';
import { queryOptions } from '@tanstack/react-query';
import { fetchAll } from './fetchAll';
import { fetchEntry, fetchNeighbours } from './fetchEntry';

const failure = 'Error fetching portfolio:';

const table = {
  table: 'portfolio',
  parse: async (answer: unknown) => (await import('@agency/model/project')).parseProjects(answer),
} as const;

/** All projects, newest first; a long list grows while it is read. */
export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: (context): Promise<ListedProject[]> => fetchAll(context, table),
  // Comparing every row costs more than rendering them again.
  structuralSharing: false,
  refetchOnMount: true,
  meta: { failure },
});

/** One project; null where there is none. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id],
    queryFn: ({ client, queryKey, signal }): Promise<Project | null> => {
      const known = client.getQueryData<Project | null>(queryKey);
      return fetchEntry({ ...table, column: 'id', value: id, known, signal });
    },
    refetchOnMount: true,
    meta: { failure },
  });

/** The ways from one project to the next. */
export const projectNeighboursQuery = (project: Project) =>
  queryOptions({
    queryKey: ['projects', project.id, 'neighbours'],
    queryFn: ({ signal }): Promise<Neighbours<ProjectLink>> =>
      fetchNeighbours(table, project, signal),
    meta: { failure },
  });
