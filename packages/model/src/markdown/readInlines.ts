import { angleAutolink } from './angleAutolink.ts';
import { urlAt } from './bareUrls.ts';
import { characterReference } from './characterReference.ts';
import { CodeSpans, codeOf } from './codeSpans.ts';
import { type Delimiter, delimiterAt, matchDelimiters } from './delimiters.ts';
import { type Definitions, type Destination, labelOf, linkDestination } from './linkDestination.ts';
import { limitPieces } from './markdownNodes.ts';
import { escapedAt, matchAt, skipSpace } from './scanText.ts';

/** `link` and `image` are the tags that open. */
export type Part =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'url'; text: string; url: string }
  | { type: 'open'; tag: string; to: Destination }
  | { type: 'close' }
  | Delimiter;

interface Bracket {
  /** Its place among the parts, and where the text behind it begins. */
  part: number;
  from: number;
  delimiters: number;
  isImage: boolean;
  /** A label of a definition holds no bracket. */
  hasBracket: boolean;
}

/** Up to a mark, or the point or colon of a URL. */
const WORDS = /(?:[^\\`*_~[\]!<&.:]|\.(?<!www\.)|:(?!\/\/))+/iy;
const LABEL = /\[((?:\\[\s\S]|[^\\[\]]){0,999})\]/y;

/** The parts of a text within its block, in one pass. */
export function readInlines(text: string, definitions: Definitions): Part[] {
  WORDS.lastIndex = 0;
  if (WORDS.test(text) && WORDS.lastIndex === text.length) return [{ type: 'text', text }];
  return new InlineReader(text, definitions).read();
}

class InlineReader {
  private parts: Part[] = [];
  private at = 0;
  private brackets: Bracket[] = [];
  /** Brackets before it hold a link already, and links hold no links. */
  private dead = 0;
  private delimiters: Delimiter[] = [];
  private codeSpans: CodeSpans | undefined;
  private text: string;
  private definitions: Definitions;

  constructor(text: string, definitions: Definitions) {
    this.text = text;
    this.definitions = definitions;
  }

  read(): Part[] {
    const { text } = this;
    while (this.at < text.length) {
      const words = matchAt(WORDS, text, this.at)?.[0];
      if (words !== undefined) this.addText(words, words.length);
      else this.readMark(text[this.at] ?? '');
    }
    matchDelimiters(this.delimiters);
    return this.parts;
  }

  private readMark(mark: string): void {
    const isImage = mark === '!' && this.text[this.at + 1] === '[';
    if (mark === '[' || isImage) this.openBracket(isImage);
    else if (mark === ']') this.closeBracket();
    else if (/[*_~]/.test(mark)) this.addDelimiter();
    else if (mark === '`') this.readCode();
    else if (mark === '\\') this.readEscape();
    else if (mark === '&') {
      const [written, character] = characterReference(this.text, this.at) ?? [];
      if (written === undefined) this.addText('&', 1);
      else this.add({ type: 'text', text: character ?? '' }, written.length);
    } else if (mark === '<') this.readAngle();
    else this.readBareUrl(mark);
  }

  private add(part: Part, length: number): void {
    limitPieces(this.parts.push(part));
    this.at += length;
  }

  private addText(words: string, length: number): void {
    this.add({ type: 'text', text: words }, length);
  }

  private addDelimiter(): void {
    const delimiter = delimiterAt(this.text, this.at);
    const { canOpen, canClose, mark, size } = delimiter;
    if (canOpen || canClose) this.delimiters.push(delimiter);
    this.add(canOpen || canClose ? delimiter : { type: 'text', text: mark.repeat(size) }, size);
  }

  private readEscape(): void {
    const next = this.text[this.at + 1];
    const escaped = next === '\n' ? next : escapedAt(this.text, this.at);
    // A part of its own, so that the text differs from what was written.
    if (escaped === undefined) this.addText('\\', 1);
    else this.add({ type: 'text', text: escaped }, 2);
  }

  private readCode(): void {
    this.codeSpans ??= new CodeSpans(this.text);
    const { size, end } = this.codeSpans.at(this.at);
    if (end === undefined) this.addText('`'.repeat(size), size);
    else {
      const code = codeOf(this.text.slice(this.at + size, end));
      this.add({ type: 'code', text: code }, end + size - this.at);
    }
  }

  private readAngle(): void {
    const { text, url, length } = angleAutolink(this.text, this.at);
    this.add(url === undefined ? { type: 'text', text } : { type: 'url', text, url }, length);
  }

  private readBareUrl(mark: string): void {
    const { text, at, parts } = this;
    const last = parts.at(-1);
    // Within brackets, the words of a link may be a URL.
    const found = this.brackets.length === 0 ? urlAt(text, at) : undefined;
    if (!found || last?.type !== 'text') {
      this.addText(mark, 1);
      return;
    }
    last.text = last.text.slice(0, found.from - at);
    this.at = found.from;
    this.add({ type: 'url', text: found.text, url: found.url }, found.text.length);
  }

  private openBracket(isImage: boolean): void {
    const written = isImage ? '![' : '[';
    const above = this.brackets.at(-1);
    if (above) above.hasBracket = true;
    this.brackets.push({
      part: this.parts.length,
      from: this.at + written.length,
      delimiters: this.delimiters.length,
      isImage,
      hasBracket: false,
    });
    this.add({ type: 'text', text: written }, written.length);
  }

  private closeBracket(): void {
    const bracket = this.brackets.pop();
    const alive = bracket && (bracket.isImage || this.brackets.length >= this.dead);
    this.dead = Math.min(this.dead, this.brackets.length);
    const found = alive ? this.destinationOf(bracket) : undefined;
    if (!bracket || !found) {
      this.addText(']', 1);
      return;
    }
    const [to, end] = found;
    const tag = bracket.isImage ? 'image' : 'link';
    this.parts[bracket.part] = { type: 'open', tag, to };
    matchDelimiters(this.delimiters.splice(bracket.delimiters));
    this.add({ type: 'close' }, end - this.at);
    if (!bracket.isImage) this.dead = this.brackets.length;
  }

  /** The destination behind the closing bracket, or that of a definition, and where it ends. */
  private destinationOf(bracket: Bracket): [Destination, number] | undefined {
    const { text, at } = this;
    if (text[at + 1] === '(') {
      const found = linkDestination(text, skipSpace(text, at + 2));
      const close = found ? skipSpace(text, found[1]) : at;
      if (found && text[close] === ')') return [found[0], close + 1];
    }
    if (this.definitions.size === 0) return undefined;
    const label = matchAt(LABEL, text, at + 1);
    const named = label?.[1] ? label[1] : bracket.hasBracket ? '' : text.slice(bracket.from, at);
    const to = named.length > 999 ? undefined : this.definitions.get(labelOf(named));
    return to && [to, at + 1 + (label?.[0].length ?? 0)];
  }
}
