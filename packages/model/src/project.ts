import * as z from 'zod/mini';
import { optionalText, requiredText, textList } from './fields';
import { parseRows } from './rows';

/** A row of `portfolio`. `created_at` is the backend's own text: an opaque cursor, not a Date. */
export const projectSchema = z.object({
  id: z.string(),
  title: requiredText,
  category: requiredText,
  description: requiredText,
  tags: textList,
  thumbnail_url: optionalText,
  created_at: requiredText,
});

export type Project = z.output<typeof projectSchema>;

/** @throws TypeError when the answer is not a list */
export const parseProjects = (answer: unknown): Project[] => parseRows(projectSchema, answer);

/** Each distinct category in the order of its first project; compared exactly. */
export function categoriesOf(projects: readonly Project[]): string[] {
  return [...new Set(projects.map((project) => project.category))];
}
