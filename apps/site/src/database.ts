import type { NewMessage } from '@agency/model/message';
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';

/** A table whose id and age the database gives. */
interface Table<Row, Written> {
  Row: { [Column in keyof Row]: Row[Column] };
  Insert: { [Column in keyof Written]: Written[Column] };
  Update: { [Column in keyof Written]?: Written[Column] };
  Relationships: [];
}

type Stored<Written> = Written & { id: string; created_at: string };
type Writable<Row> = Omit<Row, 'id' | 'created_at'>;

/** The schema of `supabase/migrations`, as the backend's client takes it. */
export interface Database {
  public: {
    Tables: {
      contact_messages: Table<Stored<NewMessage>, NewMessage>;
      blog_posts: Table<Post, Writable<Post>>;
      portfolio: Table<Project, Writable<Project>>;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
}
