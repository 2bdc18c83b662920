import * as z from 'zod/mini';
import { type ListedProject, summaryOf } from './listed.ts';
import { optionalText, parseRows, requiredText, textList } from './rows.ts';

/** A row of `portfolio`. `created_at` keeps the backend's text, because it is a cursor too. */
const projectSchema = z.object({
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

/** A row of a list: a whole one, or one of the view `listed_projects`, which has no `description`. */
const listedProjectSchema = z.object({
  ...projectSchema.shape,
  description: z.catch(z.optional(z.string()), ''),
  /** The beginning of the description. */
  summary: optionalText,
});

/** @throws TypeError when the answer is not a list */
export const parseListedProjects = (answer: unknown): ListedProject[] =>
  parseRows(listedProjectSchema, answer).map(({ summary, ...project }) =>
    summary === null
      ? project
      : { ...project, summary: summaryOf({ ...project, description: summary }) },
  );

/** How many projects a category has. */
export interface CategoryCount {
  name: string;
  count: number;
}

/** The distinct categories in the order of its first project; compared exactly. */
export function categoriesOf(projects: readonly Pick<Project, 'category'>[]): string[] {
  return [...new Set(projects.map((project) => project.category))];
}
