import * as z from 'zod/mini';
import { excerptOf, type ListedPost } from './listed.ts';
import { optionalText, parseRows, requiredText, textList } from './rows.ts';

/** A row of `blog_posts`. `created_at` keeps the backend's text, because it is a cursor too. */
const postSchema = z.object({
  id: z.string(),
  title: requiredText,
  slug: requiredText,
  content: requiredText,
  excerpt: optionalText,
  tags: textList,
  image_url: optionalText,
  created_at: requiredText,
  updated_at: z.optional(optionalText),
});

export type Post = z.output<typeof postSchema>;

/** @throws TypeError when the answer is not a list */
export const parsePosts = (answer: unknown): Post[] => parseRows(postSchema, answer);

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
