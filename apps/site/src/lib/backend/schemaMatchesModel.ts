import type { Message } from '@agency/model/message';
import type { NewMessage } from '@agency/model/messageForm';
import type { Post } from '@agency/model/post';
import type { PostValues } from '@agency/model/postForm';
import type { Project } from '@agency/model/project';
import type { ProjectValues } from '@agency/model/projectForm';
import type { Database } from './database.types';

type Tables = Database['public']['Tables'];

/** A name, if model and migrations have the same columns: `tsc` fails here with the names of those that differ. */
export type SchemaMatchesModel<Name, _Differing extends never = DifferingColumn> = Name;

/** What the model reads of each table, and what its form writes. */
interface Entities {
  blog_posts: { read: Post; written: PostValues };
  contact_messages: { read: Message; written: NewMessage };
  portfolio: { read: Project; written: ProjectValues };
}

type DifferingColumn = {
  [Name in keyof Tables]: `${Name}.${
    | Misfit<Tables[Name]['Row'], Entities[Name]['read']>
    | Misfit<Entities[Name]['written'], Omit<Tables[Name]['Insert'], GivenColumn>>}`;
}[keyof Tables];

/** Columns that the database writes itself. */
type GivenColumn = 'id' | 'created_at' | 'updated_at';

/** Names that only one of two types has, and those whose value does not fit the other. */
type Misfit<Source, Target> = Extract<
  | Exclude<keyof Source, keyof Target>
  | Exclude<keyof Target, keyof Source>
  | {
      [Key in keyof Source & keyof Target]: Source[Key] extends Target[Key] ? never : Key;
    }[keyof Source & keyof Target],
  string
>;
