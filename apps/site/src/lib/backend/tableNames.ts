import type { Database } from './database.types';
import type { SchemaMatchesModel } from './schemaMatchesModel';

/** A table of entries: edited in a form, with earlier versions. */
export type EntryTableName = 'blog_posts' | 'portfolio';

export type TableName = SchemaMatchesModel<keyof Database['public']['Tables']>;
