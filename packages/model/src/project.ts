import * as z from 'zod/mini';
import {
  optionalText,
  requiredText,
  tagsField,
  textList,
  trimmedLine,
  trimmedText,
  urlField,
} from './fields';
import { parseRows } from './rows';

/** A row of `portfolio`. `created_at` keeps the backend's text, because it is a cursor too. */
const projectSchema = z.object({
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
export function categoriesOf(projects: readonly Pick<Project, 'category'>[]): string[] {
  return [...new Set(projects.map((project) => project.category))];
}

/** The admin's form: tags are one text; an empty URL means no image. */
export const projectFormSchema = z.object({
  title: trimmedLine({
    min: 3,
    minMessage: 'Title must be at least 3 characters',
    max: 300,
    label: 'Title',
  }),
  category: trimmedLine({
    min: 2,
    minMessage: 'Category is required',
    max: 100,
    label: 'Category',
  }),
  description: trimmedText({
    min: 10,
    minMessage: 'Description must be at least 10 characters',
    max: 20_000,
    label: 'Description',
  }),
  tags: tagsField,
  thumbnail_url: urlField,
});

export type ProjectFormInput = z.input<typeof projectFormSchema>;
export type NewProject = z.output<typeof projectFormSchema>;

/** Initial values of the form: empty, or those of a stored project. */
export function toProjectForm(project?: Project): ProjectFormInput {
  return {
    title: project?.title ?? '',
    category: project?.category ?? '',
    description: project?.description ?? '',
    tags: project?.tags.join(', ') ?? '',
    thumbnail_url: project?.thumbnail_url ?? '',
  };
}
