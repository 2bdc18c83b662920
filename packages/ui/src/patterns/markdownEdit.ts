export type MarkdownCommand = 'heading' | 'bold' | 'italic' | 'link' | 'list' | 'quote' | 'image';

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
const PREFIXES = { heading: '## ', list: '- ', quote: '> ' } as const;
const ADDRESS = 'https://';
const IS_ADDRESS = /^https?:\/\/\S+$/i;

/** What a command changes; called again on its result, bold, italic, heading, list and quote undo it. */
export function markdownEdit(command: MarkdownCommand, selected: Selected): MarkdownEdit {
  switch (command) {
    case 'bold':
    case 'italic':
      return wrapped(WRAPPERS[command], selected);
    case 'link':
      return linked('[', selected);
    case 'image':
      return linked('![', selected);
    default:
      return prefixed(PREFIXES[command], selected);
  }
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
  // White space inside the marks would keep them from being marks.
  const lead = inner.length - inner.trimStart().length;
  const core = inner.trim();
  const insert = `${inner.slice(0, lead)}${mark}${core}${mark}${inner.slice(lead + core.length)}`;
  const at = start + lead + length;
  return { from: start, to: end, insert, start: at, end: at + core.length };
}

/** A selected address becomes the target, any other selection the words. */
function linked(open: string, { text, start, end }: Selected): MarkdownEdit {
  const inner = text.slice(start, end);
  if (IS_ADDRESS.test(inner)) {
    const at = start + open.length;
    return { from: start, to: end, insert: `${open}](${inner})`, start: at, end: at };
  }
  const at = start + open.length + inner.length + ']('.length;
  const insert = `${open}${inner}](${ADDRESS})`;
  return { from: start, to: end, insert, start: at, end: at + ADDRESS.length };
}

/** Puts a prefix before each selected line, or removes it where each has it. */
function prefixed(prefix: string, { text, start, end }: Selected): MarkdownEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', Math.max(end - 1, start));
  const to = newline === -1 ? text.length : newline;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => line === '' || line.startsWith(prefix)) && lines.some(Boolean);
  const insert = lines
    .map((line) => {
      if (all) return line.slice(prefix.length);
      return line === '' && lines.length > 1 ? line : prefix + line.replace(/^(#{1,6} |- |> )/, '');
    })
    .join('\n');
  const caret = from + insert.length;
  return { from, to, insert, start: lines.length > 1 ? from : caret, end: caret };
}

/**
 * Runs a command in a text area as if it were typed: the browser's undo takes it back, and the field's
 * handlers hear of it.
 */
export function editMarkdown(area: HTMLTextAreaElement, command: MarkdownCommand): void {
  const { value: text, selectionStart, selectionEnd } = area;
  const edit = markdownEdit(command, { text, start: selectionStart, end: selectionEnd });
  area.focus();
  area.setSelectionRange(edit.from, edit.to);
  // Deprecated, and the one way into the undo history of a text area.
  const done = edit.insert === '' ? 'delete' : 'insertText';
  if (!document.execCommand(done, false, edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}
