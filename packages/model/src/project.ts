import * as z from 'zod/mini';
import { optionalText, parseRows, requiredText, textList } from './rows.ts';

/** A row of `portfolio`. `created_at` keeps the backend's text, because it is a cursor too. */
export const projectSchema = z.object({
  id: z.string(),
  title: requiredText,
  category: requiredText,
  description: requiredText,
  tags: textList,
  thumbnail_url: optionalText,
  created_at: requiredText,
  updated_at: z.optional(optionalText),
});

export type Project = z.output<typeof projectSchema>;

/** @throws TypeError when the answer is not a list */
export const parseProjects = (answer: unknown): Project[] => parseRows(projectSchema, answer);

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
  return categoriesOf(projects).map((category) => ({
    category,
    projects: projects
      .filter((project) => project.category === category)
      .slice(0, most)
      .map(({ id, title }) => ({ id, title })),
  }));
}

/** The distinct categories in the order of its first project; compared exactly. */
export function categoriesOf(projects: readonly Pick<Project, 'category'>[]): string[] {
  return [...new Set(projects.map((project) => project.category))];
}
