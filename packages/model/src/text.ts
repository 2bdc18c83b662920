/** Everything below a space except tab and line ends, and the second set of control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Bidirectional embeddings, overrides and isolates: a text shows in another order than it has. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;

/** Characters that show nothing: Unicode's own list, and the blank Braille pattern. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Text as it is stored: without control characters, and without white space around it. */
export function tidy(text: string): string {
  return text.replace(CONTROLS, '').trim();
}

/** Text of a single line as it is stored: line breaks and tabs become spaces, `BIDI` is removed. */
export function tidyLine(text: string): string {
  return tidy(text.replace(BIDI, '').replace(/[\t\n\r\u2028\u2029]+/g, ' '));
}

/** Length as a person counts it: characters, not UTF-16 units. PostgreSQL's char_length agrees. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Length without the characters that show nothing, such as zero-width spaces and joiners. */
export function visibleLengthOf(text: string): number {
  return lengthOf(text.replace(INVISIBLE, ''));
}
