import { htmlOfShortcode, type Media, type Shortcode } from './shortcodeHtml.ts';
import { isCode, isProse, REGISTERED } from './shortcodeNames.ts';

/** Without `[` inside: otherwise each unclosed one would search the rest of the text. */
const TOKEN = new RegExp(
  `<(/?)(?:pre|code)\\b|(\\[?)\\[(/?)(${REGISTERED})(?![\\w-])([^[\\]]*)\\](\\]?)`,
  'g',
);
const UNKNOWN = /\[\/?([a-z][\w-]*)\s+[\w-]+=["'][^[\]]*\]/gi;

interface Token extends Shortcode {
  isEnd: boolean;
  /** `[[gallery]]` shows `[gallery]`. */
  isEscaped: boolean;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** Index of the token that ends it. */
  end?: number;
}

export interface Expanded {
  html: string;
  /** Names of what is left out, or of what may be a shortcode and is kept as words. */
  lost: Set<string>;
  /** Names of players that are links now. */
  linked: Set<string>;
  unknown: Set<string>;
}

/** Puts HTML in place of the shortcodes that WordPress and well-known plugins register; other words in brackets stay. */
export function expandShortcodes(text: string, media: Media): Expanded {
  const kept = { lost: new Set<string>(), linked: new Set<string>() };
  const tokens = tokensIn(text);
  const render = (from: number, to: number, first: number, last: number): string => {
    let html = '';
    let place = from;
    for (let index = first; index < last; index += 1) {
      const token = tokens[index];
      if (!token) break;
      html += text.slice(place, token.from);
      const end = token.end === undefined ? undefined : tokens[token.end];
      if (token.isEscaped) {
        html += text.slice(token.from + 1, token.to - 1);
        place = token.to;
      } else if (token.isEnd) place = token.to;
      else if (end && token.end !== undefined) {
        const raw = text.slice(token.to, end.from);
        const content = isCode(token.name) ? raw : render(token.to, end.from, index + 1, token.end);
        html += htmlOfShortcode({ ...token, content }, media, kept);
        place = end.to;
        index = token.end;
      } else if (isProse(token.name) && Object.keys(token.attributes).length === 0) {
        place = token.from;
      } else {
        html += htmlOfShortcode(token, media, kept);
        place = token.to;
      }
    }
    return html + text.slice(place, to);
  };
  const html = render(0, text.length, 0, tokens.length);
  const unknown = new Set([...html.matchAll(UNKNOWN)].map(([, name = '']) => name));
  return { html, ...kept, unknown };
}

/** The shortcodes of a text in their order, outside of code, each with the one that ends it. */
function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  const open = new Map<string, number[]>();
  let codes = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, closing, before = '', end, name, rest = '', after = ''] = match;
    if (name === undefined) codes = Math.max(0, codes + (closing ? -1 : 1));
    if (name === undefined || codes > 0) continue;
    const isEscaped = before !== '' && after !== '';
    const from = match.index + (isEscaped ? 0 : before.length);
    const to = match.index + whole.length - (isEscaped ? 0 : after.length);
    const token: Token = {
      name,
      attributes: attributesIn(rest),
      content: undefined,
      from,
      to,
      isEnd: end === '/',
      isEscaped,
    };
    const index = tokens.push(token) - 1;
    if (isEscaped) continue;
    const begun = open.get(name) ?? [];
    open.set(name, begun);
    const start = token.isEnd ? tokens[begun.pop() ?? -1] : undefined;
    if (start) start.end = index;
    else if (!token.isEnd && !rest.endsWith('/')) begun.push(index);
  }
  return tokens;
}

/** The attributes by their names, and those without one by their numbers. */
function attributesIn(rest: string): Record<string, string> {
  const quotes = /["']/.test(rest) ? /[“”″]/g : /&quot;|&#0?34;|&#822[0-1];|[“”″]/g;
  const text = rest.replaceAll(quotes, '"');
  const attributes: Record<string, string> = {};
  let number = 0;
  for (const [, name, ...values] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g,
  )) {
    const value = values.find((each) => each !== undefined) ?? '';
    if (name) attributes[name.toLowerCase()] = value;
    else if (value !== '/') {
      attributes[number] = value.replace(/^=/, '');
      number += 1;
    }
  }
  return attributes;
}
