/** What XML has no place for: control characters except tab and line breaks, and two that are none. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Bidirectional embeddings, overrides and isolates: a text shows in another order than it has. */
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Characters that show nothing: Unicode's own list, with the joiners and variation selectors that keyboards set
 * at will, and the blank Braille pattern.
 */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Text that HTML, XML and JSON can carry. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

/** Text as it is stored: without control characters, trimmed. */
export function tidy(text: string): string {
  return withoutControls(text).trim();
}

/** Text of a single line as it is stored: line breaks and tabs become spaces, `BIDI` is removed. */
export function tidyLine(text: string): string {
  return tidy(text.replace(BIDI, '').replace(/[\t\n\r\u2028\u2029]+/g, ' '));
}

/** An e-mail address without what comes along when it is copied, and the full stop that phones write. */
export function tidyEmail(text: string): string {
  return tidy(text)
    .replace(INVISIBLE, '')
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '');
}
