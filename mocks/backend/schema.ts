import type { Message } from '@agency/model/message';
import { messageFormSchema } from '@agency/model/messageForm';
import type { Post } from '@agency/model/post';
import { postFormSchema } from '@agency/model/postForm';
import type { Project } from '@agency/model/project';
import { projectFormSchema } from '@agency/model/projectForm';
import { tidyLine, visibleLengthOf } from '@agency/model/text';

export interface Tables {
  contact_messages: readonly Message[];
  blog_posts: readonly Post[];
  portfolio: readonly Project[];
}

export type TableName = keyof Tables;
export type Role = 'anon' | 'authenticated';
export type Verb = 'select' | 'insert' | 'update' | 'delete';
export type Row = Readonly<Record<string, unknown>>;

interface Rule {
  safeParse: (value: string) => {
    success: boolean;
    data?: unknown;
    error?: { issues: readonly { message: string }[] } | undefined;
  };
}

export interface Table {
  /** Rules of the columns that a client may write, in the order in which they are checked. */
  rules: Readonly<Record<string, Rule>>;
  /** Columns that must not be null. */
  required: readonly string[];
  unique?: string;
  grants: Readonly<Record<Role, readonly Verb[]>>;
  /** Verbs that row-level security allows to others than admins. */
  open: readonly Verb[];
}

const ALL = ['select', 'insert', 'update', 'delete'] as const;

/** The tables of `apps/site/supabase/migrations`, with the rules and rights of a hosted project. */
export const schema: Readonly<Record<TableName, Table>> = {
  contact_messages: {
    rules: messageFormSchema.shape,
    required: ['name', 'email', 'message'],
    grants: { anon: ['insert'], authenticated: ['select', 'insert', 'delete'] },
    open: ['insert'],
  },
  blog_posts: {
    rules: postFormSchema.shape,
    required: ['title', 'slug', 'content', 'tags'],
    unique: 'slug',
    grants: { anon: ['select'], authenticated: ALL },
    open: ['select'],
  },
  portfolio: {
    rules: projectFormSchema.shape,
    required: ['title', 'category', 'description', 'tags'],
    grants: { anon: ['select'], authenticated: ALL },
    open: ['select'],
  },
};

/** Values of columns that an insert omits. */
export function defaultsOf(table: TableName): Row {
  const { rules, required } = schema[table];
  const optional = Object.keys(rules).filter((column) => !required.includes(column));
  const nothing = Object.fromEntries(optional.map((column) => [column, null]));
  return 'tags' in rules ? { ...nothing, tags: [] } : nothing;
}

export const columnsOf = (table: TableName): string[] => [
  'id',
  ...Object.keys(schema[table].rules),
  'created_at',
  ...(isEntries(table) ? ['updated_at'] : []),
];

/** Whether the rows of a table can be changed, and have the moment of the last change. */
export const isEntries = (table: TableName): boolean =>
  schema[table].grants.authenticated.includes('update');

/** Normalizes a value like the database's triggers; unchanged where a rule refuses it. */
export function tidy(table: TableName, column: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((tag) => tidyLine(String(tag))).filter((tag) => visibleLengthOf(tag) > 0);
  }
  if (typeof value !== 'string') return value;
  const parsed = schema[table].rules[column]?.safeParse(value);
  return parsed?.success ? parsed.data : value;
}

/** The message of the first rule that a row breaks, as the form shows it; otherwise undefined. */
export function objectionTo(table: TableName, row: Row): string | undefined {
  for (const [column, rule] of Object.entries(schema[table].rules)) {
    const value = row[column] ?? null;
    if (value === null) continue;
    const { error } = rule.safeParse(Array.isArray(value) ? value.join() : String(value));
    if (error) return error.issues[0]?.message;
  }
  return undefined;
}
