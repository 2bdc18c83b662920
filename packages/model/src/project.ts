import { type Columns, parseRows, text, textList, textOrNull, updatedAt } from './rows.ts';

/** A row of `portfolio`. `created_at` keeps the backend's text, because it is a cursor too. */
export type Project = ReturnType<typeof readProject>;

export const readProject = (row: Columns) => ({
  id: text(row.id),
  title: text(row.title),
  category: text(row.category),
  description: text(row.description),
  tags: textList(row.tags),
  thumbnail_url: textOrNull(row.thumbnail_url),
  created_at: text(row.created_at),
  ...updatedAt(row),
});

/** @throws TypeError when the answer is not a list */
export const parseProjects = (answer: unknown): Project[] => parseRows(answer, readProject);

/** How many projects a category has. */
export interface CategoryCount {
  name: string;
  count: number;
}

/** A category and links to the newest of its projects. */
export interface CategoryProjects {
  category: string;
  projects: Pick<Project, 'id' | 'title'>[];
}

/** @param projects newest first @param most projects of a category */
export function newestOfEachCategory(
  projects: readonly Pick<Project, 'id' | 'title' | 'category'>[],
  most: number,
): CategoryProjects[] {
  return [...Map.groupBy(projects, ({ category }) => category)].map(([category, all]) => ({
    category,
    projects: all.slice(0, most).map(({ id, title }) => ({ id, title })),
  }));
}

/** The distinct categories in the order of its first project; compared exactly. */
export function categoriesOf(projects: readonly Pick<Project, 'category'>[]): string[] {
  return [...new Set(projects.map((project) => project.category))];
}
