/** An entry's name is one segment, in which an encoded slash is a letter like any other. */
const ENTRY = /^\/(?:blog|portfolio)\/[^/]+$/;
/** Empty and dot segments, backslashes, control characters. */
const AMBIGUOUS = /\/\/|\\|\/\.{1,2}(?:\/|$)|\p{Cc}/u;
/** A dot, a separator or a control character that is encoded more than once serves only to get past checks. */
const ENCODED_AGAIN = /%(?:25)*(?:2e|2f|5c|[01][\da-f]|7f)/i;

/**
 * The decoded path of a request's target (`/path?query`).
 * @returns undefined for a target that programs read differently: with dot segments, empty segments,
 * backslashes or control characters, also behind several percent-encodings, or without a path.
 * Browsers never send one; servers answer it with 400 instead of guessing.
 */
export function requestPath(target: string): string | undefined {
  const [encoded = ''] = target.split('?', 1);
  if (!encoded.startsWith('/') || encoded.includes('#')) return undefined;
  // Some programs split a path at an encoded slash or backslash.
  if (/%5c/i.test(encoded) || (/%2f/i.test(encoded) && !ENTRY.test(encoded))) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    return AMBIGUOUS.test(path) || ENCODED_AGAIN.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
