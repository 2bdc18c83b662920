import { beginningOf } from './markdown/beginningOf.ts';
import type { Post } from './post.ts';
import { EXCERPT_LENGTH } from './post.ts';
import type { ListedProject, Project } from './project.ts';
import { SUMMARY_LENGTH } from './project.ts';

/** The excerpt, or the beginning of the content where there is none. */
export const excerptOf = ({ excerpt, content }: Post): string =>
  excerpt || beginningOf(content, EXCERPT_LENGTH);

/** The part of a description that fits on a card. */
export const summaryOf = ({ description }: Project): string =>
  beginningOf(description, SUMMARY_LENGTH);

/** A missing excerpt becomes the beginning of the content. */
export const withExcerpt = (post: Post): Post => ({
  ...post,
  excerpt: excerptOf(post),
});

/** Adds the beginning of the description. */
export const withSummary = (project: Project): Project & Pick<ListedProject, 'summary'> => ({
  ...project,
  summary: summaryOf(project),
});
