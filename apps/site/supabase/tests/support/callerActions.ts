import { ask, type Caller } from './callers.ts';
import { stored } from './databaseForTests.ts';
import type { PlainDatabase } from './plainDatabase.ts';
import { insertOf, newMessage, sampleOf, type TableName } from './samples.ts';

export type Message = ReturnType<typeof newMessage> & { mobile?: string };

const codeOf = ({ code }: { code: string }): string => code;

/**
 * Sends messages as a visitor, in one request.
 * @returns `stored <rows of the answer>`, or the code of the refusal
 */
export function send(
  client: PlainDatabase['owner'],
  headers?: Caller['headers'],
  rows: Message | Message[] = newMessage(),
): Promise<string> {
  const insert = insertOf('contact_messages', [rows].flat());
  return ask(client, { role: 'anon', headers }, ...insert).then(
    ({ rowCount }) => `stored ${rowCount}`,
    codeOf,
  );
}

/** Does something as a caller. @returns the rows, or the code of the refusal */
export const outcome = (
  { owner }: PlainDatabase,
  caller: Caller,
  statement: string,
  values: readonly unknown[] = [],
): Promise<unknown> => ask(owner, caller, statement, values).then(({ rows }) => rows, codeOf);

export const VERBS = ['select', 'insert', 'update', 'delete'] as const;
type Verb = (typeof VERBS)[number];

/** Tries to do something with a row of the table that is stored. @returns whether it was done */
export async function does(
  database: PlainDatabase,
  verb: Verb,
  table: TableName,
  caller: Caller,
): Promise<boolean> {
  const id = await stored(database, table);
  const text = table === 'contact_messages' ? 'message' : 'title';
  const change = `set ${text} = 'Changed by another caller'`;
  const statements: Record<Verb, [string, unknown[]]> = {
    select: [`select from public.${table} where id = $1`, [id]],
    insert: insertOf(table, [sampleOf(table)]),
    update: [`update public.${table} ${change} where id = $1`, [id]],
    delete: [`delete from public.${table} where id = $1`, [id]],
  };
  return affects(database, caller, ...statements[verb]);
}

/** Whether a statement of a caller finds or changes a row; a refusal does not. */
export const affects = (
  { owner }: PlainDatabase,
  caller: Caller,
  statement: string,
  values?: readonly unknown[],
): Promise<boolean> =>
  ask(owner, caller, statement, values).then(
    ({ rowCount }) => Number(rowCount) > 0,
    () => false,
  );
