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

type EntryTable = 'blog_posts' | 'portfolio';

/** A change of an entry: who, when and which columns; its texts are read by `entry_version`. */
interface Change {
  id: number;
  made_at: string;
  /** E-mail address of the account; null for the database's owner. */
  made_by: string | null;
  action: 'insert' | 'update' | 'delete';
  /** Columns that an update changed. */
  changed: string[];
}

/** A change with the whole row before it (null of an insert) and after it (null of a deletion). */
interface Version extends Omit<Change, 'changed'> {
  entry_table: EntryTable;
  entry_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** An entry that was deleted and can be restored by the deletion's `id`. */
interface DeletedEntry extends Pick<Change, 'id' | 'made_at' | 'made_by'> {
  entry_id: string;
  title: string;
}

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
      entry_history: { Args: { entry_table: EntryTable; entry_id: string }; Returns: Change[] };
      entry_version: { Args: { version: number }; Returns: Version | null };
      deleted_entries: { Args: { entry_table: EntryTable }; Returns: DeletedEntry[] };
      restore_entry: { Args: { version: number }; Returns: undefined };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
}
