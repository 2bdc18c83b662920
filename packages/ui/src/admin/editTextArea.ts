import type { MarkdownEdit, Selected } from './markdownEdit';
import { scrollToOffset } from './scrollToOffset';

/** Where a place is after a change of the text: what is written before it moves it. */
export function placeAfter(before: string, after: string, place: number): number {
  let same = 0;
  while (same < place && before[same] === after[same]) same += 1;
  return same === place ? place : Math.max(same, place + after.length - before.length);
}

/** Makes a change at another place than where one writes: neither the focus nor the caret moves. */
export function editElsewhere(
  area: HTMLTextAreaElement,
  at: number,
  change: (selected: Selected) => MarkdownEdit,
): void {
  const { value: text, selectionStart, selectionEnd } = area;
  writeInto(area, change({ text, start: at, end: at }));
  const [start = 0, end = 0] = [selectionStart, selectionEnd].map((place) =>
    placeAfter(text, area.value, place),
  );
  area.setSelectionRange(start, end);
  if (document.activeElement === area) scrollToOffset(area, end, 'nearest');
}

/** Makes a change in a text area as if it were typed: undo takes it back, and the field's handlers hear of it. */
export function editTextArea(
  area: HTMLTextAreaElement,
  change: (selected: Selected) => MarkdownEdit | undefined,
): boolean {
  const { value: text, selectionStart, selectionEnd } = area;
  const edit = change({ text, start: selectionStart, end: selectionEnd });
  if (!edit) return false;
  area.focus();
  if (edit.from < edit.to || edit.insert !== '') writeInto(area, edit);
  area.setSelectionRange(edit.start, edit.end);
  scrollToOffset(area, edit.end, 'nearest');
  return true;
}

function writeInto(area: HTMLTextAreaElement, { from, to, insert }: MarkdownEdit): void {
  area.setSelectionRange(from, to);
  // Deprecated, and the one way into the undo history of a text area.
  const isWritten = document.activeElement === area;
  if (isWritten && document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert))
    return;
  area.setRangeText(insert, from, to);
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
