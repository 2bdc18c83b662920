import { type Project, parseProjects } from '@agency/model/project';
import type { NewProject } from '@agency/model/projectForm';
import { projectQueries } from '../../entries/projectQueries';
import { entryTable } from './entryTable';

export const projectsTable = entryTable<Project, NewProject>({
  table: 'portfolio',
  parse: parseProjects,
  failure: 'Error fetching portfolio:',
  publicKeys: [projectQueries.all],
});
