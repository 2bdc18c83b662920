import { matchAt } from './scanText.ts';

const URL_IN_ANGLES = /<([a-z][a-z\d+.-]{1,31}:[^\s<>\p{Cc}]*)>/iuy;
const MAIL_IN_ANGLES =
  /<([\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*)>/iy;
/** What programs that import leave for links to a place in the text. */
const EMPTY_ANCHOR = /<a\s+(?:name|id)\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)\s*>\s*<\/a>/iy;

/** What an angle bracket begins, and its length: a URL, a mail address, an empty anchor or a character of the text. */
export function angleAutolink(
  text: string,
  at: number,
): { text: string; url?: string; length: number } {
  const [written, url] = matchAt(URL_IN_ANGLES, text, at) ?? [];
  if (written !== undefined && url !== undefined) return { text: url, url, length: written.length };
  const [mail, address] = matchAt(MAIL_IN_ANGLES, text, at) ?? [];
  if (mail !== undefined && address !== undefined)
    return { text: address, url: `mailto:${address}`, length: mail.length };
  const anchor = matchAt(EMPTY_ANCHOR, text, at);
  return anchor ? { text: '', length: anchor[0].length } : { text: '<', length: 1 };
}
