import { type Columns, parseRows, text, textList, textOrNull } from './parseRows.ts';
import { parseRowsWithBeginnings } from './parseRowsWithBeginnings.ts';

/** Characters of a project's description on a card: more than two lines of the widest one hold. */
export const SUMMARY_LENGTH = 300;

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

/** A project in a list. One that was sent without long texts has no `description`, but its beginning, `summary`. */
export type ListedProject = Omit<Project, 'description'> & {
  /** The first words of the description; absent only in a project that was read alone. */
  summary?: string | undefined;
  description?: string | undefined;
};

/**
 * Reads whole rows, or those of the view `listed_projects`, which have the beginning of the description.
 * @throws TypeError when the answer is not a list
 */
export const parseListedProjects = (answer: unknown): Promise<ListedProject[]> =>
  parseRowsWithBeginnings(answer, SUMMARY_LENGTH, (row) => {
    const { description, ...project } = readProject(row);
    const listed = { ...project, ...(row.description !== undefined && { description }) };
    return {
      text: text(row.summary ?? description),
      toEntry: (summary) => ({ ...listed, summary }),
    };
  });

/** What a link to a project needs, and its place in the list. */
export type ProjectLink = Pick<Project, 'id' | 'title' | 'created_at'>;

/** What its neighbours show of a project. */
export type ProjectNeighbour = ProjectLink & Pick<Project, 'thumbnail_url'>;
