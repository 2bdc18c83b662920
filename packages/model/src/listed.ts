import { firstWords } from './markdown/plainText.ts';
import { type Post, readPost } from './post.ts';
import { type Project, readProject } from './project.ts';
import { parseRows, textOrNull } from './rows.ts';
import { cut } from './text/cut.ts';

/** Characters of a post's content that replace a missing excerpt. */
const EXCERPT_LENGTH = 150;
/** Characters of a project's description on a card: more than two lines of the widest one hold. */
const SUMMARY_LENGTH = 300;

/** A post as its card shows it. `content` is absent where a list was sent without long texts. */
export type ListedPost = Omit<Post, 'content'> & { content?: string | undefined };

/**
 * A project as its card shows it. Where a list was sent without long texts, `description` is absent
 * and `summary` is its beginning.
 */
export type ListedProject = Omit<Project, 'description'> & {
  description?: string | undefined;
  summary?: string | undefined;
};

/** The excerpt, or the beginning of the content where there is none. */
export function excerptOf({ excerpt, content = '' }: ListedPost): string {
  return excerpt || beginningOf(content, EXCERPT_LENGTH);
}

/** The part of a description that fits on a card. */
export function summaryOf({ summary, description = '' }: ListedProject): string {
  return summary ?? beginningOf(description, SUMMARY_LENGTH);
}

/** UTF-16 units that are read for each character shown: an upper bound for emoji and Markdown. */
const UNITS = 50;

const DEFINITION = /^ {0,3}\[[^[\]\n]+\]:.*$/gm;

/** The first paragraph of a text, without marks. What defines its links may stand at the end of the text. */
function beginningOf(text: string, limit: number): string {
  const [begin, rest] = [text.slice(0, limit * UNITS), text.slice(limit * UNITS)];
  return cut(firstWords([begin, ...(rest.match(DEFINITION) ?? [])].join('\n\n')), limit);
}

/** Leaves out the content; an empty excerpt becomes the beginning of it. */
export function toListedPost({ content, updated_at: _, ...post }: Post): ListedPost {
  return { ...post, excerpt: excerptOf({ ...post, content }) };
}

/** Replaces the description by its beginning. */
export function toListedProject(whole: Project): ListedProject {
  const { description, updated_at: _, ...project } = whole;
  return { ...project, summary: summaryOf({ ...project, description }) };
}

/**
 * Reads whole rows, or those of the view `listed_posts`, which have the text's `opening` instead of it.
 * @throws TypeError when the answer is not a list
 */
export const parseListedPosts = (answer: unknown): ListedPost[] =>
  parseRows(answer, (row) => {
    const { content, ...post } = readPost(row);
    const opening = textOrNull(row.opening);
    return {
      ...post,
      ...(row.content !== undefined && { content }),
      ...(opening !== null && { excerpt: excerptOf({ ...post, content: opening }) }),
    };
  });

/**
 * Reads whole rows, or those of the view `listed_projects`, which have the beginning of the description.
 * @throws TypeError when the answer is not a list
 */
export const parseListedProjects = (answer: unknown): ListedProject[] =>
  parseRows(answer, (row) => {
    const { description, ...project } = readProject(row);
    const summary = textOrNull(row.summary);
    return {
      ...project,
      ...(row.description !== undefined && { description }),
      ...(summary !== null && { summary: summaryOf({ ...project, description: summary }) }),
    };
  });

/** What a link to an entry needs, and its place in the list. */
export type PostLink = Pick<Post, 'id' | 'title' | 'slug' | 'created_at'>;
export type ProjectLink = Pick<Project, 'id' | 'title' | 'created_at'>;

/** What its neighbours show of an entry. */
export type PostNeighbour = PostLink & Pick<Post, 'image_url'>;
export type ProjectNeighbour = ProjectLink & Pick<Project, 'thumbnail_url'>;

/** The entries before and after one in its list, newest first, and those that are related to it. */
export interface Neighbours<Link> {
  newer: Link | undefined;
  older: Link | undefined;
  related: readonly Link[];
}

/** A list of entries as far as it is read, or what a filter or a search leaves of it. */
export interface ListResult<Entry> {
  /** Newest first. Undefined while nothing is known. */
  entries: readonly Entry[] | undefined;
  /** Entries in all, read or not; −1 where that is unknown. */
  total: number;
  /** Reads more of it. Undefined at its end, while it is read, and after a failure. */
  more: (() => void) | undefined;
  /** It is being read, and `entries` are those from before. */
  searching: boolean;
  /** The backend could not be asked: `entries` are those that were known. */
  failed: boolean;
  /** Reads it again. */
  retry: () => void;
}
