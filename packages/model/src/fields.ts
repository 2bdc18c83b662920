import * as z from 'zod/mini';
import { lengthOf } from './text';

/** Text that is trimmed first and then measured in characters. */
export function trimmedText(bounds: {
  min: number;
  minMessage: string;
  max: number;
  label: string;
}) {
  return z.string().check(
    z.trim(),
    z.refine((text) => lengthOf(text) >= bounds.min, {
      error: bounds.minMessage,
      abort: true,
    }),
    z.refine((text) => lengthOf(text) <= bounds.max, {
      error: `${bounds.label} must be at most ${bounds.max.toLocaleString('en')} characters`,
    }),
  );
}

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.email({ error: 'Please enter a valid email address', abort: true }),
    z.maxLength(254, { error: 'Please enter a valid email address' }),
  );

/** Columns that an older or hand-written row may lack. */
export const optionalText = z.catch(z.nullable(z.string()), null);
export const requiredText = z.catch(z.string(), '');
export const textList = z.catch(z.array(z.string()), []);
