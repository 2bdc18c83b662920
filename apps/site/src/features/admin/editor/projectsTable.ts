import { parseProjects } from '@agency/model/project';
import { projectQueries } from '../../entries/projectQueries';
import { entryTable } from './entryTable';

export const projectsTable = entryTable<'project'>({
  table: 'portfolio',
  parse: parseProjects,
  failure: 'Error fetching portfolio:',
  publicKeys: [projectQueries.all],
});
