import * as z from 'zod/mini';
import { tagsField, trimmedLine, trimmedText, urlField } from './fields.ts';
import type { Project } from './project.ts';

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
