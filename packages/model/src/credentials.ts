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

export type Credentials = z.output<typeof credentialsSchema>;
