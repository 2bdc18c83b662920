import { INVISIBLE } from './tidy.ts';

/** Length in code points, like PostgreSQL's char_length; not in UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Length without the characters that show nothing, such as zero-width spaces and joiners. */
export function visibleLengthOf(text: string): number {
  return lengthOf(text.replace(INVISIBLE, ''));
}
