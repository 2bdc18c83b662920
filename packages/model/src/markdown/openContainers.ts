import type { LineCursor } from './lineCursor.ts';
import { DEEPEST } from './markdownNodes.ts';
import type { RawBlock, RawList } from './rawBlocks.ts';

interface Container {
  children: RawBlock[];
  /** Of an item. */
  list?: RawList;
  /** Columns of an item before its text. */
  indent: number;
  blank: boolean;
}

/** The quotes and items of lists that lines can still belong to; the first one is the text. */
export class OpenContainers {
  private all: Container[];

  constructor(blocks: RawBlock[]) {
    this.all = [{ children: blocks, indent: 0, blank: false }];
  }

  get size(): number {
    return this.all.length;
  }

  get innermost(): Container {
    return this.all.at(-1) as Container;
  }

  /** Removes from a line the marks of those that it belongs to. @returns how many they are */
  match(line: LineCursor): number {
    for (const [index, container] of this.all.entries()) {
      if (index === 0) continue;
      const { indent } = line;
      if (!container.list) {
        if (indent > 3 || line.rest[indent] !== '>') return index;
        line.skipMark(indent + 1);
      } else if (line.rest.trim() === '') {
        if (container.children.length === 0) return index;
        line.skip(Math.min(indent, container.indent));
      } else if (indent >= container.indent) line.skip(container.indent);
      else return index;
    }
    return this.size;
  }

  /** @throws RangeError when they nest too deeply */
  open(container: Omit<Container, 'blank'>): void {
    this.all.push({ ...container, blank: false });
    if (this.size - 1 > DEEPEST) throw new RangeError('The text nests too deeply.');
  }

  endAfter(matched: number): void {
    this.all.length = matched;
  }

  /** Notes a line with words, or a block. */
  endBlank(): void {
    this.markBlank(false, 0);
  }

  /** Notes a blank line: for what is around the innermost quote, it has the mark of the quote. */
  beginBlank(): void {
    this.markBlank(true, this.all.findLastIndex(({ list }) => !list) + 1);
  }

  private markBlank(blank: boolean, from: number): void {
    for (const [index, container] of this.all.entries()) {
      if (index < from) continue;
      container.blank = blank;
      if (container.list) container.list.blank = blank;
    }
  }
}
