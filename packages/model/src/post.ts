import { type Columns, parseRows, text, textList, textOrNull } from './parseRows.ts';
import { parseRowsWithBeginnings } from './parseRowsWithBeginnings.ts';

/** Characters of a post's content that replace a missing excerpt. */
export const EXCERPT_LENGTH = 150;

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

/**
 * A post in a list, where the beginning of its content replaces a missing excerpt. A list that was sent without
 * long texts has no `content`.
 */
export type ListedPost = Omit<Post, 'content'> & { content?: string | undefined };

/**
 * Reads whole rows, or those of the view `listed_posts`, which have the text's `opening` instead of it.
 * @throws TypeError when the answer is not a list
 */
export const parseListedPosts = (answer: unknown): Promise<ListedPost[]> =>
  parseRowsWithBeginnings(answer, EXCERPT_LENGTH, (row) => {
    const { content, ...post } = readPost(row);
    const listed = { ...post, ...(row.content !== undefined && { content }) };
    return {
      text: post.excerpt ? '' : text(row.opening ?? content),
      toEntry: (beginning) => ({ ...listed, excerpt: post.excerpt || beginning }),
    };
  });

/** What a link to a post needs, and its place in the list. */
export type PostLink = Pick<Post, 'id' | 'title' | 'slug' | 'created_at'>;

/** What its neighbours show of a post. */
export type PostNeighbour = PostLink & Pick<Post, 'image_url'>;
