/** A row as PostgreSQL writes it as JSON: timestamps as text, lists as arrays. */
export type StoredRow = { id: string } & Record<string, unknown>;

export interface ContentTable {
  table: 'blog_posts' | 'portfolio' | 'contact_messages';
  /** Folder of its files. */
  folder: string;
  /** The long text, which stands below the front matter. */
  text: string;
  /** The column that files are named after. */
  name: string;
}

export const POSTS: ContentTable = {
  table: 'blog_posts',
  folder: 'posts',
  text: 'content',
  name: 'slug',
};

/** Messages are personal data: they are exported only when asked for. */
export const MESSAGES: ContentTable = {
  table: 'contact_messages',
  folder: 'messages',
  text: 'message',
  name: 'name',
};

export const ENTRIES: readonly ContentTable[] = [
  POSTS,
  { table: 'portfolio', folder: 'projects', text: 'description', name: 'title' },
];
