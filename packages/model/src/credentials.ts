import * as z from 'zod/mini';
import { emailField } from './fields';
import { lengthOf } from './text';

export const credentialsSchema = z.object({
  email: emailField,
  // Not trimmed: spaces may be part of a password.
  password: z.string().check(
    z.refine((text) => lengthOf(text) >= 6, {
      error: 'Password must be at least 6 characters',
    }),
  ),
});

/** The code that an authenticator app shows. Apps write a space between its halves. */
export const codeSchema = z.object({
  code: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, { error: 'Please enter the 6 digits of the code' }),
  ),
});

export type Credentials = z.output<typeof credentialsSchema>;
