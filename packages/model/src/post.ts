import { type Columns, parseRows, text, textList, textOrNull, updatedAt } from './rows.ts';

/** A row of `blog_posts`. `created_at` keeps the backend's text, because it is a cursor too. */
export type Post = ReturnType<typeof readPost>;

export const readPost = (row: Columns) => ({
  id: text(row.id),
  title: text(row.title),
  slug: text(row.slug),
  content: text(row.content),
  excerpt: textOrNull(row.excerpt),
  tags: textList(row.tags),
  image_url: textOrNull(row.image_url),
  created_at: text(row.created_at),
  ...updatedAt(row),
});

/** @throws TypeError when the answer is not a list */
export const parsePosts = (answer: unknown): Post[] => parseRows(answer, readPost);
