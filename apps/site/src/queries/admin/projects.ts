import { type NewProject, type Project, parseProjects } from '@agency/model/project';
import { backendError } from '../fetchRange';
import { adminListQuery } from './adminList';
import { assertTouched } from './assertTouched';
import { asAdmin } from './session';

export const adminProjectsQuery = adminListQuery(
  'portfolio',
  parseProjects,
  'Error fetching portfolio:',
);

/** @returns undefined when there is no such project */
export async function fetchProject(id: string): Promise<Project | undefined> {
  const { data, error, status } = await asAdmin((supabase) =>
    supabase.from('portfolio').select('*').eq('id', id),
  );
  if (error) throw backendError(error, status);
  return parseProjects(data)[0];
}

/**
 * @param answerLost an earlier attempt got no answer: it may have been stored all the same
 * @throws an Error with the backend's message
 */
export async function createProject(project: NewProject, answerLost: boolean): Promise<void> {
  if (answerLost) {
    const { title, category } = project;
    const { data, error, status } = await asAdmin((supabase) =>
      supabase.from('portfolio').select('*').match({ title, category }),
    );
    if (error) throw backendError(error, status);
    const stored = parseProjects(data ?? []);
    if (stored.some(({ description }) => description === project.description)) return;
  }
  assertTouched(
    await asAdmin((supabase) => supabase.from('portfolio').insert(project).select('id')),
  );
}

/** @throws an Error with the backend's message, empty when there is no such row to change */
export async function updateProject(id: string, project: NewProject): Promise<void> {
  assertTouched(
    await asAdmin((supabase) =>
      supabase.from('portfolio').update(project).eq('id', id).select('id'),
    ),
  );
}

/** @throws an Error with the backend's message, empty when there is no such row to delete */
export async function deleteProject({ id }: Project): Promise<void> {
  assertTouched(
    await asAdmin((supabase) => supabase.from('portfolio').delete().eq('id', id).select('id')),
  );
}
