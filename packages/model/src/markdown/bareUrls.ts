import { matchAt } from './scanText.ts';

/** A URL in the text without marks. */
export interface BareUrl {
  from: number;
  text: string;
  url: string;
}

const START = /(?:^|[\s*_~(])(https?:|www\.)$/i;
const DOMAIN = /[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*/uy;
const REST = /[^\s<]*/y;
const MAIL = /(?<![\w.+-])(?:mailto:)?[\w.+-]+@[a-z\d_-]+(?:\.[a-z\d_-]+)+/gi;
const END = /[?!.,:*_~'"]/;

/** The URL that has its colon, or the dot of `www.`, at a place. */
export function urlAt(text: string, at: number): BareUrl | undefined {
  const start = START.exec(text.slice(Math.max(at - 6, 0), at + 1))?.[1];
  const isWww = start !== undefined && text[at] === '.';
  if (start === undefined || !(isWww || text.startsWith('//', at + 1))) return undefined;
  const from = at + 1 - start.length;
  const domain = matchAt(DOMAIN, text, at + (isWww ? 1 : 3))?.[0];
  if (domain === undefined || /_[^.]*(?:\.[^.]*)?$/.test(domain)) return undefined;
  const end = endOf(
    text,
    from,
    DOMAIN.lastIndex + (matchAt(REST, text, DOMAIN.lastIndex)?.[0].length ?? 0),
  );
  const url = text.slice(from, end);
  return { from, text: url, url: isWww ? `http://${url}` : url };
}

/** Without the punctuation of the sentence around it, and what looks like a reference to a character. */
function endOf(text: string, from: number, last: number): number {
  let open = 0;
  for (let at = from; at < last; at += 1) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  let end = last;
  for (; end > from; end -= 1) {
    const character = text[end - 1] ?? '';
    const [reference] =
      character === ';'
        ? (/&[a-z\d]+;$/i.exec(text.slice(Math.max(end - 33, from), end)) ?? [])
        : [];
    if (character === ')' && open < 0) open += 1;
    else if (reference !== undefined) end -= reference.length - 1;
    else if (!END.test(character)) break;
  }
  return end;
}

/** The parts of a text, in turn words and mail addresses. */
export function splitMails(text: string): string[] {
  if (!text.includes('@')) return [text];
  const parts = [''];
  let from = 0;
  for (const { 0: mail, index } of text.matchAll(MAIL)) {
    if (/[-_]$/.test(mail)) continue;
    parts.splice(-1, 1, text.slice(from, index), mail, '');
    from = index + mail.length;
  }
  parts[parts.length - 1] = text.slice(from);
  return parts;
}
