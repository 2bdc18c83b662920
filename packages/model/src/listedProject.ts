import * as z from 'zod/mini';
import { type ListedProject, summaryOf } from './listed.ts';
import { projectSchema } from './project.ts';
import { optionalText, parseRows } from './rows.ts';

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
