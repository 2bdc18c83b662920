import { excerptOf, type ListedPost } from './listed.ts';
import { readPost } from './post.ts';
import { type Columns, parseRows, textOrNull } from './rows.ts';

/** Reads a whole row, or one of the view `listed_posts`, which has the text's `opening` instead of it. */
function readListedPost(row: Columns): ListedPost {
  const { content, ...post } = readPost(row);
  const opening = textOrNull(row.opening);
  return {
    ...post,
    ...(row.content !== undefined && { content }),
    ...(opening !== null && { excerpt: excerptOf({ ...post, content: opening }) }),
  };
}

/** @throws TypeError when the answer is not a list */
export const parseListedPosts = (answer: unknown): ListedPost[] =>
  parseRows(answer, readListedPost);
