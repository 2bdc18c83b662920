import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';
import { slugOf } from '../slug.ts';
import { parseUrl } from '../text/parseUrl.ts';

// marked's lexer needs no HTML of the browser's, is half of what react-markdown weighs, and takes a tenth of
// micromark's time.

/** A part of a line. Line breaks and indentation of the author's are kept in `text`. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export interface MarkdownHeading {
  type: 'heading';
  /** 1 for the highest that the text has; none is left out on the way down. */
  level: number;
  /** Unique within the text. */
  id: string;
  children: Inline[];
}

export type Block =
  | MarkdownHeading
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; start: number | undefined; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  | { type: 'code'; text: string }
  | { type: 'figure'; src: string; alt: string; caption: string | undefined }
  | { type: 'rule' };

/** Lists and quotes within one another; a text that nests deeper is shown as it was written. */
const DEEPEST = 20;
/** Lines of a list that begin no item, which the parser reads in quadratic time. */
const MOST_LIST_LINES = 1000;
/** Marks of lists and quotes in a text, each of which costs the parser a start. */
const MOST_MARKS = 20_000;
/** The marks of lists and quotes that a line begins with. */
const MARKS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
/** Characters of a paragraph in which emphasis is looked for, which takes quadratic time. */
const LONGEST_EMPHASIS = 4000;
/** Ids that a page has already. */
const TAKEN = ['content', 'root', 'page-title', 'page-data'];

/** CommonMark without HTML, blocks of indented code and underlined headings, which verse could mean. */
class PlainTokenizer extends Tokenizer {
  override html() {
    return undefined;
  }
  override tag() {
    return undefined;
  }
  override code() {
    return undefined;
  }
  override lheading() {
    return undefined;
  }
  override emStrong(text: string, masked: string, before?: string) {
    return masked.length > LONGEST_EMPHASIS ? undefined : super.emStrong(text, masked, before);
  }
}

/**
 * Parses Markdown. HTML stays text, and so do links and pictures with a URL that is neither of
 * the web nor of the site.
 * @returns undefined for a text that nests too deeply, or has a list of too many lines
 */
export function parseMarkdown(text: string): Block[] | undefined {
  if (!isParsedQuickly(text)) return undefined;
  try {
    const lexer = new Lexer({ gfm: false, tokenizer: new PlainTokenizer() });
    return withOutline(blocksOf(lexer.lex(text), 0));
  } catch {
    return undefined;
  }
}

/** The parser's time grows with the square of what this bounds; a text beyond it is shown as it was written. */
function isParsedQuickly(text: string): boolean {
  let marks = 0;
  let listLines: number | undefined;
  let isAfterBlank = true;
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === '';
    const prefix = RULE.test(line) ? '' : (MARKS.exec(line)?.[0] ?? '');
    const depth = prefix.replace(/[\s\d]/g, '').length;
    marks += depth;
    if (depth > DEEPEST || marks > MOST_MARKS) return false;
    if (/[^\s>]/.test(prefix)) listLines ??= 0;
    else if (listLines !== undefined && !isBlank) {
      listLines = isAfterBlank && /^[^\s>]/.test(line) ? undefined : listLines + 1;
      if ((listLines ?? 0) > MOST_LIST_LINES) return false;
    }
    isAfterBlank = isBlank;
  }
  return true;
}

/** The words of a line. */
export function wordsOf(children: readonly Inline[]): string {
  return children.map((it) => ('text' in it ? it.text : wordsOf(it.children))).join('');
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  if (depth > DEEPEST) throw new RangeError('The text nests too deeply.');
  return (tokens as readonly Tokens.Generic[]).flatMap((token): Block[] => {
    switch (token.type) {
      case 'space':
      case 'def':
        return [];
      case 'heading':
        return [{ type: 'heading', level: token.depth, id: '', children: inlinesOf(token) }];
      case 'blockquote':
        return [{ type: 'quote', children: blocksOf(token.tokens ?? [], depth + 1) }];
      case 'code':
        return [{ type: 'code', text: token.text }];
      case 'hr':
        return [{ type: 'rule' }];
      case 'list': {
        const { ordered, start, items } = token as Tokens.List;
        return [
          {
            type: 'list',
            start: ordered ? Number(start) : undefined,
            items: items.map((item) => blocksOf(item.tokens, depth + 1)),
          },
        ];
      }
      default:
        return paragraphsOf(token);
    }
  });
}

/** A paragraph, and the pictures in it as blocks of their own between its parts. */
function paragraphsOf(token: Tokens.Generic): Block[] {
  const blocks: Block[] = [];
  let line: Inline[] = [];
  const endLine = () => {
    if (wordsOf(line).trim() !== '') blocks.push({ type: 'paragraph', children: line });
    line = [];
  };
  for (const part of (token.tokens ?? [token]) as readonly Tokens.Generic[]) {
    const src = part.type === 'image' ? urlOf(part.href, PICTURES) : undefined;
    if (src === undefined) addInline(line, part);
    else {
      endLine();
      blocks.push({
        type: 'figure',
        src,
        alt: part.text,
        caption: part.title?.trim() || undefined,
      });
    }
  }
  endLine();
  return blocks;
}

function inlinesOf({ tokens = [] }: { tokens?: Token[] | undefined }): Inline[] {
  const line: Inline[] = [];
  for (const token of tokens) addInline(line, token);
  return line;
}

function addInline(line: Inline[], token: Tokens.Generic): void {
  switch (token.type) {
    case 'strong':
    case 'em':
      line.push({ type: token.type, children: inlinesOf(token) });
      break;
    case 'codespan':
      line.push({ type: 'code', text: token.text });
      break;
    case 'link': {
      const href = urlOf(token.href, LINKS);
      const children = inlinesOf(token);
      // A link without words would be invisible: it shows its URL.
      if (wordsOf(children).trim() === '')
        children.splice(0, Infinity, { type: 'text', text: token.href });
      if (href === undefined) addText(line, token.raw);
      else line.push({ type: 'link', href, children });
      break;
    }
    case 'br':
      addText(line, '\n');
      break;
    case 'text':
    case 'escape':
      if (token.tokens) for (const part of token.tokens) addInline(line, part);
      else addText(line, token.text);
      break;
    default:
      // A picture that can't be shown.
      addText(line, token.raw);
  }
}

function addText(line: Inline[], text: string): void {
  const last = line.at(-1);
  if (last?.type === 'text') last.text += text;
  else line.push({ type: 'text', text });
}

const PICTURES = /^https?:$/;
const LINKS = /^(?:https?|mailto|tel):$/;
/** Not `//host` or `/\host`, which are other sites. */
const OWN_URL = /^(?:[#?]|\/(?![/\\]))/;

/** A URL that may be followed or shown; undefined for any other. */
function urlOf(href: string, protocols: RegExp): string | undefined {
  if (OWN_URL.test(href)) return href;
  const url = parseUrl(href);
  return url && protocols.test(url.protocol) ? url.href : undefined;
}

/** Gives headings their ids, and levels without gaps. */
function withOutline(blocks: Block[]): Block[] {
  const headings = headingsIn(blocks);
  const highest = Math.min(...headings.map(({ level }) => level));
  const taken = new Set(TAKEN);
  /** How often each name has been asked for. */
  const counts = new Map<string, number>();
  let above = 0;
  for (const heading of headings) {
    above = Math.min(heading.level - highest, above) + 1;
    heading.level = above;
    const name = slugOf(wordsOf(heading.children)) || 'part';
    let count = counts.get(name) ?? 1;
    heading.id = name;
    while (taken.has(heading.id)) {
      count += 1;
      heading.id = `${name}-${count}`;
    }
    counts.set(name, count);
    taken.add(heading.id);
  }
  return blocks;
}

function headingsIn(blocks: readonly Block[]): MarkdownHeading[] {
  return blocks.flatMap((block) => {
    if (block.type === 'heading') return [block];
    if (block.type === 'quote') return headingsIn(block.children);
    return block.type === 'list' ? block.items.flatMap(headingsIn) : [];
  });
}
