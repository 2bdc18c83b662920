import type { Message } from '@agency/model/message';
import { messageFormSchema } from '@agency/model/messageForm';
import type { Post } from '@agency/model/post';
import { postFormSchema } from '@agency/model/postForm';
import type { Project } from '@agency/model/project';
import { projectFormSchema } from '@agency/model/projectForm';

export interface Tables {
  contact_messages: readonly Message[];
  blog_posts: readonly Post[];
  portfolio: readonly Project[];
}

export type TableName = keyof Tables;
export type Row = Readonly<Record<string, unknown>>;

const columnsOf = (form: object) => ['id', ...Object.keys(form), 'created_at'];

/** Columns of the tables of `apps/site/supabase/migrations`: those of the forms, and what is set. */
export const columns: Readonly<Record<TableName, readonly string[]>> = {
  contact_messages: columnsOf(messageFormSchema.shape),
  blog_posts: [...columnsOf(postFormSchema.shape), 'updated_at'],
  portfolio: [...columnsOf(projectFormSchema.shape), 'updated_at'],
};

export const isTable = (name: string): name is TableName => Object.hasOwn(columns, name);

/** These columns of a row; null where it has none. */
export const pick = (row: object, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, (row as Row)[name] ?? null]));
