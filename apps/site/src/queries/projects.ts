import type { ListedProject, ProjectLink } from '@agency/model/listed';
import { type Project, parseListedProjects, parseProjects } from '@agency/model/project';
import { type EntryKind, entryQueries } from './entryQueries';

export const projectKind: EntryKind<Project, ListedProject> = {
  key: 'projects',
  table: 'portfolio',
  view: 'listed_projects',
  column: 'id',
  parse: async (answer) => parseProjects(answer),
  parseListed: async (answer) => parseListedProjects(answer),
  failure: 'Error fetching portfolio:',
};

export const projectQueries = entryQueries<Project, ListedProject, ProjectLink>(projectKind);
