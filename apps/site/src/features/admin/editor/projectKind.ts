import { parseProjects } from '@agency/model/project';
import { toProjectForm } from '@agency/model/projectForm';
import { admin } from '#src/content/admin.ts';
import { paths } from '#src/lib/paths.ts';
import { projectQueries } from '../../entries/projectQueries';
import { publicUrl } from '../lib/publicUrl';
import { adminEntryQueries, type EntryKind } from './adminEntryQueries';

export const projectKind: EntryKind<'project'> = {
  queries: adminEntryQueries<'project'>({
    table: 'portfolio',
    parse: parseProjects,
    failure: 'Error fetching portfolio:',
    publicKeys: [projectQueries.all],
  }),
  words: admin.projects,
  toFields: toProjectForm,
  hrefFor: ({ id }) => publicUrl(paths.project({ id })),
};
