import * as z from 'zod/mini';
import { optionalText, parseRows, requiredText } from './rows.ts';

const messageSchema = z.object({
  id: z.string(),
  name: requiredText,
  email: requiredText,
  mobile: optionalText,
  message: requiredText,
  created_at: requiredText,
});

/** A row of `contact_messages`. `created_at` keeps the backend's text, because it is a cursor too. */
export type Message = z.output<typeof messageSchema>;

/** @throws TypeError when the answer is not a list */
export const parseMessages = (answer: unknown): Message[] => parseRows(messageSchema, answer);
