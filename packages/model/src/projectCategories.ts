import type { Project } from './project.ts';

/** How many projects a category has. */
export interface CategoryCount {
  name: string;
  count: number;
}

/** One project of each category. @param projects newest first */
export function newestOfEachCategory<Each extends Pick<Project, 'category'>>(
  projects: readonly Each[],
): Each[] {
  return [...Map.groupBy(projects, ({ category }) => category).values()].flatMap(
    ([newest]) => newest ?? [],
  );
}

/** The distinct categories in the order of its first project; compared exactly. */
export function categoriesOf(projects: readonly Pick<Project, 'category'>[]): string[] {
  return [...new Set(projects.map((project) => project.category))];
}
