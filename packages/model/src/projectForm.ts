import * as z from 'zod/mini';
import { tagsField, trimmedLine, trimmedText, urlField } from './fields.ts';
import type { Project } from './project.ts';

/** The admin's form: tags are one text; an empty URL means no image. */
export const projectFormSchema = z.object({
  title: trimmedLine({ label: 'Title', min: 3, max: 300 }),
  category: trimmedLine({ label: 'Category', min: 2, max: 100, tooShort: 'Category is required' }),
  description: trimmedText({ label: 'Description', min: 10, max: 20_000 }),
  tags: tagsField,
  thumbnail_url: urlField,
});

export type ProjectFormInput = z.input<typeof projectFormSchema>;
export type ProjectValues = z.output<typeof projectFormSchema>;

/** Initial values of the form: empty, or those of a project. */
export function toProjectForm(project?: Pick<Project, keyof ProjectValues>): ProjectFormInput {
  return {
    title: project?.title ?? '',
    category: project?.category ?? '',
    description: project?.description ?? '',
    tags: project?.tags.join(', ') ?? '',
    thumbnail_url: project?.thumbnail_url ?? '',
  };
}
