import * as z from 'zod/mini';
import { optionalText, parseRows } from './rows.ts';

const sessionSchema = z.object({
  id: z.string(),
  used_at: optionalText,
  user_agent: optionalText,
  current: z.boolean(),
});

/** A device on which the account is signed in; `current` is this one. */
export type AccountSession = z.output<typeof sessionSchema>;

/** @throws TypeError when the answer is not a list */
export const parseSessions = (answer: unknown): AccountSession[] =>
  parseRows(sessionSchema, answer);
