export type MarkdownCommand = 'heading' | 'bold' | 'italic' | 'list' | 'numbers' | 'quote';

/** A text and what is selected in it, in UTF-16 units. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A stretch of the text that is replaced, and what is selected afterwards. */
export interface MarkdownEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const WRAPPERS = { bold: '**', italic: '*' } as const;
/** Asterisks of what is bold and italic. */
const LONGEST_MARK = 3;
const PREFIXES = {
  heading: { is: /^## /, next: () => '## ' },
  list: { is: /^- /, next: () => '- ' },
  numbers: { is: /^\d+\. /, next: (index: number) => `${index + 1}. ` },
  quote: { is: /^> /, next: () => '> ' },
} as const;
const PREFIX = /^(?:#{1,6}|[-*+]|\d+[.)]|>) /;
/** Marks of items and quotes, which may stand within one another. */
const CONTINUED = /^[ \t]*(?:(?:[-*+]|\d+[.)]|>) +)+/;

/** What a command changes; called again on its result, bold, italic, heading, list and quote undo it. */
export function markdownEdit(command: MarkdownCommand, selected: Selected): MarkdownEdit {
  return command === 'bold' || command === 'italic'
    ? wrapped(WRAPPERS[command], selected)
    : prefixed(PREFIXES[command], selected);
}

function wrapped(mark: string, { text, start, end }: Selected): MarkdownEdit {
  const inner = text.slice(start, end);
  const { length } = mark;
  const before = /\**$/.exec(text.slice(Math.max(0, start - LONGEST_MARK), start))?.[0].length;
  const after = /^\**/.exec(text.slice(end, end + LONGEST_MARK))?.[0].length;
  // Three asterisks are both marks.
  const has = (count = 0) => count === length || count === LONGEST_MARK;
  if (has(before) && has(after)) {
    const from = start - length;
    return { from, to: end + length, insert: inner, start: from, end: from + inner.length };
  }
  const line = text.slice(lineStart(text, start), start);
  if (inner === '' && text.startsWith(mark, start) && line.split(mark).length % 2 === 0)
    return replaced(start + length, start + length, '');
  // White space inside the marks would keep them from being marks.
  const lead = inner.length - inner.trimStart().length;
  const core = inner.trim();
  const insert = `${inner.slice(0, lead)}${mark}${core}${mark}${inner.slice(lead + core.length)}`;
  const at = start + lead + length;
  return { from: start, to: end, insert, start: at, end: at + core.length };
}

/** Puts a prefix before each selected line, or removes it where each has it. */
function prefixed(prefix: (typeof PREFIXES)[keyof typeof PREFIXES], selected: Selected) {
  const { text, start, end } = selected;
  const from = lineStart(text, start);
  const newline = text.indexOf('\n', Math.max(end - 1, start));
  const to = newline === -1 ? text.length : newline;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => line === '' || prefix.is.test(line)) && lines.some(Boolean);
  let count = 0;
  const insert = lines
    .map((line) => {
      if (all) return line.replace(prefix.is, '');
      if (line === '' && lines.length > 1) return line;
      return prefix.next(count++) + line.replace(PREFIX, '');
    })
    .join('\n');
  const last = from + insert.length;
  if (lines.length > 1) return { from, to, insert, start: from, end: last };
  // In one line the caret stays before the same letter.
  const caret = Math.max(from, last - (to - Math.min(end, to)));
  return { from, to, insert, start: caret, end: caret };
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

/** What Enter changes in a list or a quote: the next item, or from an empty one the end; undefined elsewhere. */
export function continuedMarks({ text, start, end }: Selected): MarkdownEdit | undefined {
  const from = lineStart(text, start);
  const mark = CONTINUED.exec(text.slice(from, start))?.[0];
  if (!mark) return undefined;
  const isEmpty =
    start === end && from + mark.length === start && /^[ \t]*(?:\n|$)/.test(text.slice(end));
  // Without an empty line between, what follows would belong to the item above.
  if (isEmpty) return replaced(from, end, from === 0 ? '' : '\n');
  return replaced(start, end, `\n${mark.replace(/\d+(?=[.)] +$)/, (number) => `${+number + 1}`)}`);
}

/** What Backspace changes right behind the marks of a line: it takes them. */
export function removedMarks({ text, start, end }: Selected): MarkdownEdit | undefined {
  const from = lineStart(text, start);
  const mark = start === end && CONTINUED.exec(text.slice(from, start))?.[0];
  return mark && from + mark.length === start ? replaced(from, start, '') : undefined;
}

/** Replaces a stretch; the caret stands behind what is inserted. */
export function replaced(from: number, to: number, insert: string): MarkdownEdit {
  return { from, to, insert, start: from + insert.length, end: from + insert.length };
}

/** Puts a block between empty lines. */
export function insertedBlock(block: string, { text, start, end }: Selected): MarkdownEdit {
  const before = /\n*$/.exec(text.slice(0, start))?.[0].length;
  const after = /^\n*/.exec(text.slice(end))?.[0].length;
  const lead = start === 0 ? '' : '\n\n'.slice(before);
  return replaced(start, end, lead + block + '\n\n'.slice(after));
}
