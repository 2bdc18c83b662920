import { type Columns, parseRows, text, textOrNull } from './parseRows.ts';

/** A row of `contact_messages`. `created_at` keeps the backend's text, because it is a cursor too. */
export type Message = ReturnType<typeof readMessage>;

const readMessage = (row: Columns) => ({
  id: text(row.id),
  name: text(row.name),
  email: text(row.email),
  mobile: textOrNull(row.mobile),
  message: text(row.message),
  created_at: text(row.created_at),
});

/** @throws TypeError when the answer is not a list */
export const parseMessages = (answer: unknown): Message[] => parseRows(answer, readMessage);
