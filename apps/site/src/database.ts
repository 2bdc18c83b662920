import type { Message, NewMessage } from '@agency/model/message';
import type { NewPost, Post } from '@agency/model/post';
import type { NewProject, Project } from '@agency/model/project';

/** A table whose id and age the database gives. */
interface Table<Row, Written> {
  Row: { [Column in keyof Row]: Row[Column] };
  Insert: { [Column in keyof Written]: Written[Column] };
  Update: { [Column in keyof Written]?: Written[Column] };
  Relationships: [];
}

/** A table whose changes are recorded. */
export type EntryTableName = 'blog_posts' | 'portfolio';

/** The schema of `supabase/migrations`, as the backend's client takes it. */
export interface Database {
  public: {
    Tables: {
      contact_messages: Table<Message, NewMessage>;
      blog_posts: Table<Post, NewPost>;
      portfolio: Table<Project, NewProject>;
    };
    Views: Record<never, never>;
    Functions: {
      is_admin: { Args: Record<never, never>; Returns: boolean };
      entry_history: { Args: { entry_table: EntryTableName; entry_id: string }; Returns: unknown };
      entry_version: { Args: { version: number }; Returns: unknown };
      deleted_entries: { Args: { entry_table: EntryTableName }; Returns: unknown };
      restore_entry: { Args: { version: number }; Returns: undefined };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
}
