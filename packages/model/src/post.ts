import * as z from 'zod/mini';
import { optionalText, parseRows, requiredText, textList } from './rows.ts';

/** A row of `blog_posts`. `created_at` keeps the backend's text, because it is a cursor too. */
export const postSchema = z.object({
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
