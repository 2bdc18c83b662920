/** What is left of a line behind the marks of quotes and lists. */
export class LineCursor {
  rest: string;
  private column = 0;

  constructor(rest: string) {
    this.rest = rest;
    this.skip(0);
  }

  get indent(): number {
    return /^ */.exec(this.rest)?.[0].length ?? 0;
  }

  /** Removes columns; the tabs that follow become spaces. */
  skip(columns: number): void {
    this.column += columns;
    this.rest = this.rest.slice(columns);
    const [space = ''] = /^[ \t]*/.exec(this.rest) ?? [];
    if (!space.includes('\t')) return;
    let width = 0;
    for (const each of space) width += each === '\t' ? 4 - ((this.column + width) % 4) : 1;
    this.rest = ' '.repeat(width) + this.rest.slice(space.length);
  }

  /** Removes a mark and the space behind it. */
  skipMark(columns: number): void {
    this.skip(columns);
    if (this.rest.startsWith(' ')) this.skip(1);
  }
}
