import { firstWords } from './markdown/plainText.ts';
import type { ListedPost, Post } from './post.ts';
import type { ListedProject, Project } from './project.ts';
import { cut } from './text/cut.ts';

/** Characters of a post's content that replace a missing excerpt. */
const EXCERPT_LENGTH = 150;
/** Characters of a project's description on a card: more than two lines of the widest one hold. */
const SUMMARY_LENGTH = 300;

/** The excerpt, or the beginning of the content where there is none. */
export function excerptOf({ excerpt, content = '', opening = content }: ListedPost): string {
  return excerpt || beginningOf(opening, EXCERPT_LENGTH);
}

/** The part of a description that fits on a card. */
export function summaryOf({
  summary,
  description = '',
  opening = description,
}: ListedProject): string {
  return summary ?? beginningOf(opening, SUMMARY_LENGTH);
}

/** UTF-16 units that are read for each character shown: an upper bound for emoji and Markdown. */
const UNITS = 50;

/** The label of a link's definition. Code, which has none, is matched without one. */
const DEFINITION =
  /(?<!`)`+(?!`)[^`]+`+|(?<!~)~~~+(?!~)[^~]+~~~+|^[ \t>]*\[((?:\\[\s\S]|[^[\]\\])+)\]:\s*\S/gm;

/**
 * The beginning of a text, followed by definitions of the links in it, which may stand at the text's end; where
 * they lead, no card shows. The database does the same (`private.opening`).
 */
export function withDefinitions(begin: string, text: string): string {
  if (!/\](?!\()/.test(begin) || !text.includes(']:')) return begin;
  const lowered = begin.toLowerCase();
  const labels = [...text.replaceAll('\r', '\n').matchAll(DEFINITION)].flatMap(([, label]) =>
    label !== undefined && lowered.includes(`[${label.toLowerCase()}]`) ? [label] : [],
  );
  const lines = [...new Set(labels)].sort().map((label) => `[${label}]: /\n`);
  return lines.length === 0 ? begin : `${begin}\n\n${lines.join('')}`;
}

/** The first paragraph of a text, without marks. */
const beginningOf = (text: string, limit: number): string =>
  cut(firstWords(withDefinitions(text.slice(0, limit * UNITS), text)), limit);

/** Leaves out the content; an empty excerpt becomes the beginning of it. */
export function toListedPost({ content, updated_at: _, ...post }: Post): ListedPost {
  return { ...post, excerpt: excerptOf({ ...post, content }) };
}

/** Replaces the description by its beginning. */
export function toListedProject(stored: Project): ListedProject {
  const { description, updated_at: _, ...project } = stored;
  return { ...project, summary: summaryOf({ ...project, description }) };
}
