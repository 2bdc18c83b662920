import { type Columns, parseRows, text, textList, textOrNull } from './rows.ts';

/** A row of `portfolio`. `created_at` keeps the backend's text, because it is a cursor too. */
export type Project = {
  id: string;
  title: string;
  category: string;
  description: string;
  tags: string[];
  thumbnail_url: string | null;
  created_at: string;
  updated_at?: string | null | undefined;
};

export const readProject = (row: Columns): Project => ({
  id: text(row.id),
  title: text(row.title),
  category: text(row.category),
  description: text(row.description),
  tags: textList(row.tags),
  thumbnail_url: textOrNull(row.thumbnail_url),
  created_at: text(row.created_at),
  updated_at: textOrNull(row.updated_at) ?? undefined,
});

/** @throws TypeError when the answer is not a list */
export const parseProjects = (answer: unknown): Project[] => parseRows(answer, readProject);

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
