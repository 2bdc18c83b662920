import * as z from 'zod/mini';
import { emailField } from './fields.ts';
import { lengthOf } from './text/lengthOf.ts';

/** Not trimmed: spaces may be part of a password. */
const password = z
  .string()
  .check(
    z.refine((text) => lengthOf(text) >= 6, { error: 'Password must be at least 6 characters' }),
  );

export const credentialsSchema = z.object({ email: emailField, password });

/** Where the link for a new password is sent. */
export const recoverySchema = z.object({ email: emailField });

/** Characters of a new password; the auth service asks for as many. */
const SHORTEST_PASSWORD = 12;
/** Bytes that bcrypt reads: more would not count. */
const LONGEST_PASSWORD = 72;

const newPassword = z.string().check(
  z.refine((text) => lengthOf(text) >= SHORTEST_PASSWORD, {
    error: 'Password must be at least 12 characters',
  }),
  z.refine((text) => new TextEncoder().encode(text).length <= LONGEST_PASSWORD, {
    error: 'Password is too long',
  }),
);

export const newPasswordSchema = z.object({ current: z.string(), password: newPassword });
export const changedPasswordSchema = z.object({ current: password, password: newPassword });

/** A password that someone chooses. `current` is empty where it isn't asked for. */
export type PasswordChange = z.output<typeof newPasswordSchema>;

/** The code that an authenticator app shows. Apps write a space between its halves. */
export const codeSchema = z.object({
  code: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, { error: 'Please enter the 6 digits of the code' }),
  ),
});

export type Credentials = z.output<typeof credentialsSchema>;
