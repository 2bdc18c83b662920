import { matchAt } from './scanText.ts';

const RUN = /`+/y;

/** Where the code spans of a text end: each run of backticks is looked at once. */
export class CodeSpans {
  /** Places of the runs by their length, the first one last. */
  private places = new Map<number, number[]>();
  private text: string;

  constructor(text: string) {
    this.text = text;
    let end = 0;
    for (let at = text.indexOf('`'); at >= 0; at = text.indexOf('`', end)) {
      for (end = at; text[end] === '`'; ) end += 1;
      const same = this.places.get(end - at);
      if (same) same.push(at);
      else this.places.set(end - at, [at]);
    }
    for (const same of this.places.values()) same.reverse();
  }

  /** The run at a place behind the last one asked for, and where the next one like it is. */
  at(place: number): { size: number; end: number | undefined } {
    const size = matchAt(RUN, this.text, place)?.[0].length ?? 1;
    const same = this.places.get(size) ?? [];
    while ((same.at(-1) ?? Infinity) <= place) same.pop();
    return { size, end: same.at(-1) };
  }
}

/** Code on one line, without the spaces that keep its backticks apart. */
export function codeOf(written: string): string {
  const code = written.replaceAll('\n', ' ');
  return /^ .*[^ ].* $/.test(code) ? code.slice(1, -1) : code;
}
