/** Everything below a space except tab and line ends, and the second set of control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text as it is stored: without control characters, and without white space around it. */
export function tidy(text: string): string {
  return text.replace(CONTROLS, '').trim();
}

/** Length as a person counts it: characters, not UTF-16 units. PostgreSQL's char_length agrees. */
export function lengthOf(text: string): number {
  return [...text].length;
}
