import { type Post, readPost } from './post.ts';
import { type Project, readProject } from './project.ts';
import { parseRows, textOrNull } from './rows.ts';

/**
 * A post as its card shows it. Where a list was sent without long texts, `content` is absent, and `opening` is
 * its beginning, as it was written, if the post has no excerpt.
 */
export type ListedPost = Omit<Post, 'content'> & {
  content?: string | undefined;
  opening?: string | undefined;
};

/**
 * A project as its card shows it. Where a list was sent without long texts, `description` is absent, and there
 * is its beginning: as it was written (`opening`), or the words of it that a card shows (`summary`).
 */
export type ListedProject = Omit<Project, 'description'> & {
  description?: string | undefined;
  opening?: string | undefined;
  summary?: string | undefined;
};

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
      ...(opening !== null && { opening }),
    };
  });

/**
 * Reads whole rows, or those of the view `listed_projects`, which have the beginning of the description.
 * @throws TypeError when the answer is not a list
 */
export const parseListedProjects = (answer: unknown): ListedProject[] =>
  parseRows(answer, (row) => {
    const { description, ...project } = readProject(row);
    const opening = textOrNull(row.summary);
    return {
      ...project,
      ...(row.description !== undefined && { description }),
      ...(opening !== null && { opening }),
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
