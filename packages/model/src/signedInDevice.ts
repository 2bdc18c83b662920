import { type Columns, parseRows, text, textOrNull } from './parseRows.ts';

/** A device on which the account is signed in; `current` is this one. */
export type SignedInDevice = ReturnType<typeof readSession>;

const readSession = (row: Columns) => ({
  id: text(row.id),
  used_at: textOrNull(row.used_at),
  user_agent: textOrNull(row.user_agent),
  current: row.current === true,
});

/** @throws TypeError when the answer is not a list */
export const parseSessions = (answer: unknown): SignedInDevice[] => parseRows(answer, readSession);
