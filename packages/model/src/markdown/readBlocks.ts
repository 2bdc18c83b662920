import { FENCE, FENCE_END, HEADING, headingText, ITEM, interrupts, RULE } from './blockMarks.ts';
import { LineCursor } from './lineCursor.ts';
import { type Definitions, takeDefinitions } from './linkDestination.ts';
import { limitPieces } from './markdownNodes.ts';
import { OpenContainers } from './openContainers.ts';
import type { RawBlock, RawList } from './rawBlocks.ts';
import { alignmentsOf, cellsOf } from './tableRows.ts';

/**
 * The blocks of a text, line by line, each line once for each quote and list around it. There are no HTML, no
 * indented code and no underlined headings, which verse could mean.
 * @throws RangeError when quotes and lists nest too deeply
 */
export function readBlocks(text: string, definitions: Definitions): RawBlock[] {
  const reader = new BlockReader(definitions);
  for (const line of text.split(/\r\n?|\n/)) reader.read(line);
  reader.endLeaf();
  return reader.blocks;
}

class BlockReader {
  blocks: RawBlock[] = [];
  private pieces = 0;
  private containers = new OpenContainers(this.blocks);
  /** The block that the next line may continue, and its lines. */
  private leaf: RawBlock | undefined;
  private lines: string[] = [];
  private fence = { mark: '', indent: 0 };
  private line = new LineCursor('');
  private definitions: Definitions;

  constructor(definitions: Definitions) {
    this.definitions = definitions;
  }

  read(line: string): void {
    this.line = new LineCursor(line);
    const matched = this.containers.match(this.line);
    const open = matched === this.containers.size;
    if (open && this.leaf?.type === 'code') {
      this.readCode();
      return;
    }
    const started = this.startBlocks(matched);
    if (started === 'ended') return;
    const isBlank = this.line.rest.trim() === '';
    if (!started && !open && !isBlank && this.leaf?.type === 'paragraph') {
      this.lines.push(this.line.rest.trimEnd());
    } else {
      if (!started) this.endContainers(matched);
      if (isBlank) this.readBlank(started !== undefined);
      else this.readText();
    }
    if (!isBlank) this.containers.endBlank();
  }

  private readCode(): void {
    const { mark, indent } = this.fence;
    const [, end = ''] = FENCE_END.exec(this.line.rest) ?? [];
    if (end[0] === mark[0] && end.length >= mark.length) this.endLeaf();
    else this.lines.push(this.line.rest.slice(Math.min(this.line.indent, indent)));
  }

  /** Opens quotes and lists. @returns 'ended' after a block of one line, undefined where none begins */
  private startBlocks(matched: number): 'started' | 'ended' | undefined {
    let started: 'started' | undefined;
    for (;;) {
      const { indent } = this.line;
      const rest = this.line.rest.slice(indent);
      if (indent > 3 || !/^[>#`~*+_\d-]/.test(rest)) return started;
      const inParagraph =
        !started && matched === this.containers.size && this.leaf?.type === 'paragraph';
      const end = () => {
        if (!started) this.endContainers(matched);
        this.endLeaf();
      };
      const heading = HEADING.exec(rest)?.[1];
      const mark = FENCE.exec(rest)?.[1];
      const item = ITEM.exec(rest);
      if (rest.startsWith('>')) {
        end();
        this.line.skipMark(indent + 1);
        this.open({ type: 'quote', children: [] });
      } else if (heading !== undefined) {
        end();
        this.add({ type: 'heading', level: heading.length, text: headingText(rest) });
        return 'ended';
      } else if (mark !== undefined) {
        end();
        this.fence = { mark, indent };
        this.leaf = this.add({ type: 'code', text: '' });
        return 'ended';
      } else if (RULE.test(rest)) {
        end();
        this.add({ type: 'rule' });
        return 'ended';
      } else if (item && !(inParagraph && !interrupts(rest, item))) {
        end();
        this.openItem(indent, item);
      } else return started;
      started = 'started';
    }
  }

  private open(quote: RawBlock & { type: 'quote' }): void {
    this.add(quote);
    this.containers.open({ children: quote.children, indent: 0 });
    this.pieces += 3;
  }

  private openItem(indent: number, [written, number]: RegExpExecArray): void {
    const mark = written.at(-1) ?? '';
    const { children } = this.containers.innermost;
    const last = children.at(-1);
    this.line.skip(indent + written.length);
    const space = this.line.indent;
    const isBlank = this.line.rest.trim() === '';
    const gap = isBlank || space > 4 ? 1 : space;
    const start = number === undefined ? undefined : Number(number);
    const fresh: RawList = {
      type: 'list',
      start,
      mark,
      loose: false,
      blank: false,
      items: [],
    };
    const continued = last?.type === 'list' && last.mark === mark;
    const list = continued ? last : fresh;
    if (!continued) this.add(fresh);
    else if (list.blank) list.loose = true;
    const item: RawBlock[] = [];
    list.items.push(item);
    this.containers.open({ children: item, list, indent: indent + written.length + gap });
    this.pieces += 3;
    this.line.skip(Math.min(gap, this.line.rest.length));
  }

  private add<Added extends RawBlock>(block: Added): Added {
    const { list, blank, children } = this.containers.innermost;
    if (list && blank && children.length > 0) list.loose = true;
    children.push(block);
    limitPieces(++this.pieces);
    this.containers.endBlank();
    return block;
  }

  private endContainers(matched: number): void {
    if (matched === this.containers.size) return;
    this.endLeaf();
    this.containers.endAfter(matched);
  }

  private readBlank(isMarked: boolean): void {
    if (this.leaf?.type !== 'code') this.endLeaf();
    if (!isMarked) this.containers.beginBlank();
  }

  private readText(): void {
    const line = this.line.rest.trimEnd();
    if (this.leaf?.type === 'table') {
      const { align, rows } = this.leaf;
      const cells = cellsOf(line).slice(0, align.length);
      rows.push(cells);
      this.pieces += cells.length;
      limitPieces(this.pieces);
    } else if (this.leaf?.type !== 'paragraph') {
      this.endLeaf();
      this.leaf = this.add({ type: 'paragraph', text: '' });
      this.lines = [line];
    } else if (!this.startTable(line.trim())) this.lines.push(line);
  }

  /** Makes a table of the paragraph's last line where the next one has its delimiters. */
  private startTable(line: string): boolean {
    const align = alignmentsOf(line);
    const head = align && cellsOf(this.lines.at(-1) ?? '');
    if (head?.length !== align?.length || !head || !align) return false;
    this.lines.pop();
    this.endLeaf();
    this.leaf = this.add({ type: 'table', align, rows: [head] });
    return true;
  }

  endLeaf(): void {
    const { leaf } = this;
    if (leaf?.type === 'code') leaf.text = this.lines.join('\n');
    if (leaf?.type === 'paragraph') {
      leaf.text = takeDefinitions(this.lines.join('\n'), this.definitions);
      if (leaf.text.trim() === '') this.containers.innermost.children.pop();
    }
    this.leaf = undefined;
    this.lines = [];
  }
}
