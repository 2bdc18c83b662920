import * as z from 'zod/mini';
import { emailField, trimmedLine, trimmedText, withoutPiles } from './fields.ts';
import { lengthOf, visibleLengthOf } from './text/lengthOf.ts';
import { tidyLine } from './text/tidy.ts';

/**
 * The contact form. An empty mobile number becomes null. The database has the same bounds (`message_rules`
 * in the migrations); `supabase/tests/formRules.test.ts` compares them.
 */
export const messageFormSchema = z.object({
  name: trimmedLine({ label: 'Name', min: 2, max: 200 }),
  email: emailField,
  mobile: z.pipe(
    z.string().check(
      z.overwrite(tidyLine),
      z.refine((text) => lengthOf(text) <= 40, {
        error: 'Mobile must be at most 40 characters',
      }),
      withoutPiles('Mobile'),
    ),
    z.transform((text: string) => (visibleLengthOf(text) === 0 ? null : text)),
  ),
  message: trimmedText({ label: 'Message', min: 10, max: 10_000 }),
});

export type MessageFormInput = z.input<typeof messageFormSchema>;
export type NewMessage = z.output<typeof messageFormSchema>;
