/** A run of `*`, `_` or `~`. What it opens and closes stands around the marks that are left of it. */
export interface Delimiter {
  type: 'delimiter';
  mark: string;
  size: number;
  /** Marks that open and close nothing yet. */
  left: number;
  canOpen: boolean;
  canClose: boolean;
  /** From the inside to the outside; arrays are made where there are any. */
  opens?: Emphasis[];
  closes?: Emphasis[];
}

export type Emphasis = 'strong' | 'em' | 'del';

const RUN = /\*+|_+|~+/y;
const isSpace = (character: string) => /^\s?$/u.test(character);
const isPunctuation = (character: string) => /[\p{P}\p{S}]/u.test(character);

/** The run at a place, which opens or closes by what stands beside it, as CommonMark has it. */
export function delimiterAt(text: string, at: number): Delimiter {
  RUN.lastIndex = at;
  const run = RUN.exec(text)?.[0] ?? '';
  const before = [...text.slice(Math.max(at - 2, 0), at)].at(-1) ?? '';
  const behind = String.fromCodePoint(text.codePointAt(at + run.length) ?? 32);
  const [mark = ''] = run;
  const opens = !isSpace(behind) && (!isPunctuation(behind) || isEdge(before));
  const closes = !isSpace(before) && (!isPunctuation(before) || isEdge(behind));
  const isUnderscore = mark === '_';
  // 2*3*4 and 5~6 are no emphasis, whatever follows.
  const isText =
    (run.length === 1 && /\d/.test(before) && /\d/.test(behind)) ||
    (mark === '~' && run.length > 2);
  return {
    type: 'delimiter',
    mark,
    size: run.length,
    left: run.length,
    canOpen: !isText && opens && (!isUnderscore || !closes || isPunctuation(before)),
    canClose: !isText && closes && (!isUnderscore || !opens || isPunctuation(behind)),
  };
}

const isEdge = (character: string) => isSpace(character) || isPunctuation(character);

/** Finds what opens and closes what, in linear time: a run is looked for once among those of its kind. */
export function matchDelimiters(delimiters: readonly Delimiter[]): void {
  const openers: Delimiter[] = [];
  /** Of each kind of closing run, below which place there is none to open it. */
  const bottoms = new Map<string, number>();
  for (const closer of delimiters) {
    while (closer.canClose && closer.left > 0) {
      const kind = `${closer.mark}${closer.canOpen}${closer.mark === '~' ? closer.size : closer.size % 3}`;
      const bottom = bottoms.get(kind) ?? 0;
      let at = openers.length - 1;
      while (at >= bottom && !isPair(openers[at] as Delimiter, closer)) at -= 1;
      const opener = at < bottom ? undefined : openers[at];
      if (!opener) {
        bottoms.set(kind, openers.length);
        break;
      }
      const used = Math.min(opener.left, closer.left, 2);
      const emphasis = closer.mark === '~' ? 'del' : used === 2 ? 'strong' : 'em';
      opener.opens ??= [];
      opener.opens.push(emphasis);
      closer.closes ??= [];
      closer.closes.push(emphasis);
      opener.left -= used;
      closer.left -= used;
      openers.length = opener.left > 0 ? at + 1 : at;
      for (const [each, place] of bottoms) {
        if (place > openers.length) bottoms.set(each, openers.length);
      }
    }
    if (closer.canOpen && closer.left > 0) openers.push(closer);
  }
}

function isPair(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.mark !== closer.mark) return false;
  if (opener.mark === '~') return opener.size === closer.size;
  const isBoth = opener.canClose || closer.canOpen;
  return !isBoth || (opener.size + closer.size) % 3 !== 0 || closer.size % 3 === 0;
}
