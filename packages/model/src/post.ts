import { type Columns, parseRows, text, textList, textOrNull } from './rows.ts';

/** A row of `blog_posts`. `created_at` keeps the backend's text, because it is a cursor too. */
export type Post = {
  id: string;
  title: string;
  slug: string;
  content: string;
  excerpt: string | null;
  tags: string[];
  image_url: string | null;
  created_at: string;
  updated_at?: string | null | undefined;
};

export const readPost = (row: Columns): Post => ({
  id: text(row.id),
  title: text(row.title),
  slug: text(row.slug),
  content: text(row.content),
  excerpt: textOrNull(row.excerpt),
  tags: textList(row.tags),
  image_url: textOrNull(row.image_url),
  created_at: text(row.created_at),
  updated_at: textOrNull(row.updated_at) ?? undefined,
});

/** @throws TypeError when the answer is not a list */
export const parsePosts = (answer: unknown): Post[] => parseRows(answer, readPost);
