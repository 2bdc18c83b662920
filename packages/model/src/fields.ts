import * as z from 'zod/mini';
import { formatNumber } from './text/formatNumber.ts';
import { lengthOf, visibleLengthOf } from './text/lengthOf.ts';
import { tidy, tidyEmail, tidyLine } from './text/tidy.ts';

/** What the backend refused about one field of a form. */
export interface RefusedField {
  field: string;
  message: string;
}

/** More marks on one letter than any script has; the two of halfwidth Katakana count as they are read. */
const PILED_MARKS = /[\p{M}\uff9e\uff9f]{31}/u;

/** Lengths in characters: `min` counts the visible ones, `max` all. */
interface Bounds {
  label: string;
  min: number;
  max: number;
  /** Said of a text that is too short. Default: how many characters it needs. */
  tooShort?: string;
}

/** Text of several lines; its bounds apply to the tidied text. */
export const trimmedText = (bounds: Bounds) => measured(tidy, bounds);

/** Text of one line; its bounds apply to the tidied text. */
export const trimmedLine = (bounds: Bounds) => measured(tidyLine, bounds);

function measured(tidied: (text: string) => string, { label, min, max, tooShort }: Bounds) {
  const error = tooShort ?? `${label} must be at least ${min} characters`;
  return z.string().check(
    z.overwrite(tidied),
    z.refine((text) => visibleLengthOf(text) >= min, { error, abort: true }),
    z.refine((text) => lengthOf(text) <= max, {
      // A function, because the first formatted number of a page takes a slow phone a tenth of a second.
      error: () => `${label} must be at most ${formatNumber(max)} characters`,
    }),
    withoutPiles(label),
  );
}

/** Whether marks are piled on one letter, as scripts never do: they would cover the lines around them. */
export function hasPiledMarks(text: string): boolean {
  return PILED_MARKS.test(text);
}

/** Refuses a text with marks piled on one letter. */
export const withoutPiles = (label: string) =>
  z.refine<string>((text) => !hasPiledMarks(text), {
    error: `${label} has too many accents on one letter`,
  });

export const emailField = z
  .string()
  .check(
    z.overwrite(tidyEmail),
    z.email({ error: 'Please enter a valid email address', abort: true }),
    z.maxLength(254, { error: 'Please enter a valid email address' }),
  );

/** An http or https URL; an empty text becomes null. */
export const urlField = z.pipe(
  z.string().check(
    z.overwrite(tidy),
    z.refine((text) => text === '' || isWebUrl(text), {
      error: 'Please enter a valid URL',
      abort: true,
    }),
    z.refine((text) => lengthOf(text) <= 2048, {
      error: 'URL must be at most 2,048 characters',
    }),
    withoutPiles('URL'),
  ),
  z.transform((text: string) => (text === '' ? null : text)),
);

function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

/** A comma-separated text, parsed into a list. */
export const tagsField = z.pipe(
  z.string(),
  z
    .transform((text: string) => parseTags(text))
    .check(
      z.maxLength(50, { error: 'Use at most 50 tags' }),
      z.refine((tags) => !tags.some(hasPiledMarks), {
        error: 'A tag has too many accents on one letter',
      }),
    ),
);

/** The tags of a list that is separated by commas, without those that show nothing. */
export function parseTags(text: string): string[] {
  return text
    .split(',')
    .map(tidyLine)
    .filter((tag) => visibleLengthOf(tag) > 0);
}
