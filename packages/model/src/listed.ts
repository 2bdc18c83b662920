import { plainText } from './markdown/plainText.ts';
import type { Post } from './post.ts';
import type { Project } from './project.ts';
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

/** The first words of a text, without marks. */
const beginningOf = (text: string, limit: number) =>
  cut(plainText(text.slice(0, limit * UNITS)), limit);

/** Leaves out the content; an empty excerpt becomes the beginning of it. */
export function toListedPost({ content, updated_at: _, ...post }: Post): ListedPost {
  return { ...post, excerpt: excerptOf({ ...post, content }) };
}

/** Replaces the description by its beginning. */
export function toListedProject(whole: Project): ListedProject {
  const { description, updated_at: _, ...project } = whole;
  return { ...project, summary: summaryOf({ ...project, description }) };
}

/** What a link to an entry needs, and its place in the list. */
export type PostLink = Pick<Post, 'id' | 'title' | 'slug' | 'created_at'>;
export type ProjectLink = Pick<Project, 'id' | 'title' | 'created_at'>;

/** The entries before and after one in its list, newest first, and those that are related to it. */
export interface Neighbours<Link> {
  newer: Link | undefined;
  older: Link | undefined;
  related: readonly Link[];
}
