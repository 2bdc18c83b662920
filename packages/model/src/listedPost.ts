import * as z from 'zod/mini';
import { excerptOf, type ListedPost } from './listed.ts';
import { postSchema } from './post.ts';
import { optionalText, parseRows } from './rows.ts';

/** A row of a list: a whole one, or one of the view `listed_posts`, which has no `content`. */
const listedPostSchema = z.object({
  ...postSchema.shape,
  content: z.catch(z.optional(z.string()), ''),
  /** The beginning of the content where there is no excerpt. */
  opening: optionalText,
});

/** @throws TypeError when the answer is not a list */
export const parseListedPosts = (answer: unknown): ListedPost[] =>
  parseRows(listedPostSchema, answer).map(({ opening, ...post }) =>
    opening === null ? post : { ...post, excerpt: excerptOf({ ...post, content: opening }) },
  );
