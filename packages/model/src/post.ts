import * as z from 'zod/mini';
import { optionalText, requiredText, textList } from './fields';
import { parseRows } from './rows';

/** A row of `blog_posts`. `created_at` is the backend's own text: an opaque cursor, not a Date. */
export const postSchema = z.object({
  id: z.string(),
  title: requiredText,
  slug: requiredText,
  content: requiredText,
  excerpt: optionalText,
  tags: textList,
  image_url: optionalText,
  created_at: requiredText,
});

export type Post = z.output<typeof postSchema>;

/** @throws TypeError when the answer is not a list */
export const parsePosts = (answer: unknown): Post[] => parseRows(postSchema, answer);
