import type { ClipboardEvent } from 'react';
import { editTextArea } from './editTextArea';
import { insertedBlock, replaced } from './markdownEdit';
import { pastedLink } from './markdownLink';

/** How elements and styles begin that Markdown has a form for. */
const FORMATTED =
  /<(?:h[1-6]|strong|b|em|i|del|s|strike|a|[ou]l|blockquote|pre|code|table|img|hr)[\s>]|font-(?:weight|style):|line-through|mso-list/i;
/**
 * Code of an editor, all of which is in one box, and messages of WhatsApp: their plain text has the marks as they
 * were typed. A page may have code in its midst.
 */
const MEANT_PLAIN =
  /^(?:\s|<(?:meta|html|head|body)\b[^>]*>|<\/head>|<!--[^>]*-->)*<(?:div|pre)\b[^>]*font-family:(?:[^;">]|&quot;)*monospace|(?:pre-plain|copyable|selectable)-text/i;
/** Markdown that has to stand between empty lines. */
const BLOCK = /^(?:#{1,6} |[-*>|] |\d+[.)] |```|!\[)|\n\n/;

/** What was last copied out of a text area here: it is Markdown already. */
let copied: string | undefined;

/** The formatted text on a clipboard; undefined where its plain text is what is meant. */
function formattedHtml(clipboard: DataTransfer): string | undefined {
  const html = clipboard.getData('text/html');
  const plain = clipboard.getData('text/plain').replaceAll('\r\n', '\n');
  // A picture alone is uploaded.
  if (plain === '' || plain === copied) return undefined;
  if (clipboard.types.some((type) => type.startsWith('vscode')) || MEANT_PLAIN.test(html))
    return undefined;
  return FORMATTED.test(html) ? html : undefined;
}

/**
 * Inserts formatted text as Markdown, in one step of the undo history; its plain text where that can't be had.
 * @returns what is to be said of it; empty for nothing
 */
async function pasteFormatted(
  area: HTMLTextAreaElement,
  html: string,
  plain: string,
): Promise<string> {
  let note = '';
  const markdown = await import('@agency/model/markdown/pastedMarkdown')
    .then(({ pastedMarkdown }) => pastedMarkdown(html))
    .catch((error: unknown) => {
      note = `Pasted without formatting, ${error instanceof RangeError ? 'of which there is too much' : 'which could not be read'}.`;
      return undefined;
    });
  if (!area.isConnected) return '';
  if (markdown) insertFormatted(area, markdown);
  else editTextArea(area, ({ start, end }) => replaced(start, end, plain));
  return note;
}

/** Inserts Markdown in one step of the undo history, with empty lines around it where it needs some. */
export function insertFormatted(area: HTMLTextAreaElement, markdown: string): void {
  editTextArea(area, (selected) =>
    BLOCK.test(markdown)
      ? insertedBlock(markdown, selected)
      : replaced(selected.start, selected.end, markdown),
  );
}

type AreaEvent = ClipboardEvent<HTMLTextAreaElement>;

function onPaste(event: AreaEvent, tell: (note: string) => void): void {
  const { clipboardData, currentTarget } = event;
  const plain = clipboardData.getData('text/plain');
  const html = formattedHtml(clipboardData);
  if (editTextArea(currentTarget, (selected) => pastedLink(plain.trim(), selected)))
    event.preventDefault();
  else if (html) {
    event.preventDefault();
    void pasteFormatted(currentTarget, html, plain).then(tell);
  }
}

function onCopy({ currentTarget: { value, selectionStart, selectionEnd } }: AreaEvent): void {
  copied = value.slice(selectionStart, selectionEnd);
}

/**
 * A URL that is pasted over words makes a link of them, and formatted text becomes Markdown.
 * @param tell is called with what is to be said of what was pasted; empty for nothing
 */
export const clipboardHandlers = (tell: (note: string) => void) => ({
  onPaste: (event: AreaEvent) => onPaste(event, tell),
  onCopy,
  onCut: onCopy,
});
