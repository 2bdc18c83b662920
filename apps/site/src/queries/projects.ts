import type { ListedProject, ProjectLink } from '@agency/model/listed';
import type { Project } from '@agency/model/project';
import { loadChunk } from '@agency/ui/hooks/loadChunk';
import { type EntryKind, entryQueries } from './entryQueries';

export const projectKind: EntryKind<Project, ListedProject> = {
  key: 'projects',
  table: 'portfolio',
  view: 'listed_projects',
  column: 'id',
  parse: async (answer) =>
    (await loadChunk(async () => (await import('@agency/model/project')).parseProjects))(answer),
  parseListed: async (answer) =>
    (await loadChunk(async () => (await import('@agency/model/project')).parseListedProjects))(
      answer,
    ),
  failure: 'Error fetching portfolio:',
};

export const projectQueries = entryQueries<Project, ListedProject, ProjectLink>(projectKind);
