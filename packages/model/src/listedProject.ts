import { type ListedProject, summaryOf } from './listed.ts';
import { readProject } from './project.ts';
import { type Columns, parseRows, textOrNull } from './rows.ts';

/** Reads a whole row, or one of the view `listed_projects`, which has the beginning of its description. */
function readListedProject(row: Columns): ListedProject {
  const { description, ...project } = readProject(row);
  const summary = textOrNull(row.summary);
  return {
    ...project,
    ...(row.description !== undefined && { description }),
    ...(summary !== null && { summary: summaryOf({ ...project, description: summary }) }),
  };
}

/** @throws TypeError when the answer is not a list */
export const parseListedProjects = (answer: unknown): ListedProject[] =>
  parseRows(answer, readListedProject);
