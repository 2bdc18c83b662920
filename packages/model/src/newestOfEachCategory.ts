import type { Project } from './project.ts';

/** One project of each category. @param projects newest first */
export function newestOfEachCategory<Each extends Pick<Project, 'category'>>(
  projects: readonly Each[],
): Each[] {
  return [...Map.groupBy(projects, ({ category }) => category).values()].flatMap(
    ([newest]) => newest ?? [],
  );
}
