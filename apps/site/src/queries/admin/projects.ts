import { type NewProject, type Project, parseProjects } from '@agency/model/project';
import { projectsQuery } from '../projects';
import { entryTable } from './entryTable';

export const projectsTable = entryTable<Project, NewProject>({
  table: 'portfolio',
  parse: parseProjects,
  failure: 'Error fetching portfolio:',
  publicKeys: [projectsQuery.queryKey],
  lookUp: ({ title, category }) => ({ title, category }),
  isSame: (row, { description }) => row.description === description,
});
