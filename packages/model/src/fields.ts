import * as z from 'zod/mini';
import { lengthOf, tidy } from './text';

/** Text that is tidied first and then measured in characters. */
export function trimmedText(bounds: {
  min: number;
  minMessage: string;
  max: number;
  label: string;
}) {
  return z.string().check(
    z.overwrite(tidy),
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
    z.overwrite(tidy),
    z.email({ error: 'Please enter a valid email address', abort: true }),
    z.maxLength(254, { error: 'Please enter a valid email address' }),
  );

/** An http or https address; an empty text means that there is none. */
export const urlField = z.pipe(
  z.string().check(
    z.overwrite(tidy),
    z.refine((text) => text === '' || isWebAddress(text), {
      error: 'Please enter a valid URL',
      abort: true,
    }),
    z.refine((text) => lengthOf(text) <= 2048, {
      error: 'URL must be at most 2,048 characters',
    }),
  ),
  z.transform((text: string) => (text === '' ? null : text)),
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

/** Words between commas, as a list. */
export const tagsField = z.pipe(
  z.string(),
  z
    .transform((text: string) => parseTags(text))
    .check(z.maxLength(50, { error: 'Use at most 50 tags' })),
);

export function parseTags(text: string): string[] {
  return text
    .split(',')
    .map(tidy)
    .filter((tag) => tag !== '');
}

/** Columns that an older or hand-written row may lack. */
export const optionalText = z.catch(z.nullable(z.string()), null);
export const requiredText = z.catch(z.string(), '');
export const textList = z.catch(z.array(z.string()), []);
