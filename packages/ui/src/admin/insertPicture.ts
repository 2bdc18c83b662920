import { editElsewhere, editTextArea } from './editTextArea';
import { insertedBlock, type MarkdownEdit, replaced, type Selected } from './markdownEdit';
import { asTarget, asWords } from './markdownLink';
import { definitionsIn } from './picturesIn';

/** The definitions at the end of a text. */
const CLOSING = /(?:\n*^ {0,3}\[[^\]\n]+\]:[^\n]*)+\s*$/m;
/** The last of them is one of a picture, as `insertPicture` writes it. */
const OWN_END = /^\[picture-\d+\]: \S+\s*$/m;
/** A line of words, if any with its end, right before such a definition. */
const GLUED = /^(?!\[picture-\d+\]: ).*\S[^\S\n]*(\n?)(?=\[picture-\d+\]: https?:\S+$)/m;

/**
 * Puts a picture into a text as one short line; its URL is defined at the end of the text.
 * @param at a place that was chosen before; default: where the caret is
 * @returns the place behind it, where one who writes at `at` goes on
 */
export function insertPicture(
  area: HTMLTextAreaElement,
  alt: string,
  target: string,
  at?: number,
): number {
  const isHere = at === area.selectionEnd;
  const isWritten = at === undefined || (isHere && document.activeElement === area);
  const edit = (change: (selected: Selected) => MarkdownEdit) =>
    isWritten
      ? editTextArea(area, change)
      : editElsewhere(area, Math.min(at, placeOfWords(area.value) ?? at), change);
  const url = asTarget(target);
  const defined = definitionsIn(area.value);
  const labels = [...defined.keys()];
  const known = labels.find((label) => defined.get(label) === url);
  const numbers = labels.map((label) => Number(/^picture-(\d+)$/.exec(label)?.[1] ?? 0));
  const label = known ?? `picture-${Math.max(0, ...numbers) + 1}`;
  edit(({ text, start, end }) => {
    const at = text.trimEnd().length;
    const last = placeOfWords(text) ?? at;
    const lead = CLOSING.test(text) ? '\n' : '\n\n';
    const insert = known ? '' : `${lead}[${label}]: ${url}`;
    const caret = { start: Math.min(start, last), end: Math.min(end, last) };
    return { from: at, to: at, insert, ...caret };
  });
  let behind = 0;
  edit((selected) => {
    const { text, end } = selected;
    // What is written next at the end stands in a paragraph of its own.
    const room = text.slice(end, placeOfWords(text)).trim() === '' ? '\n\n' : '';
    const block = insertedBlock(`![${asWords(alt)}][${label}]${room}`, selected);
    behind = block.end;
    return block;
  });
  if (isHere && !isWritten) area.setSelectionRange(behind, behind);
  return behind;
}

/** The place before the definitions at the end of a text; undefined where it ends with words. */
function placeOfWords(text: string): number | undefined {
  const { index, 0: all } = CLOSING.exec(text) ?? { index: 0, 0: '' };
  if (!OWN_END.test(all)) return undefined;
  const room = all.length - all.trimStart().length;
  return index + Math.max(0, room - 2);
}

/**
 * Words cannot go on behind the last definition: they would become a part of its URL.
 * @param tapped whether a finger has put the caret there: it means the end of the words in each of the definitions
 */
export function leaveDefinitions(area: HTMLTextAreaElement, tapped = false): void {
  const { value, selectionStart: at, selectionEnd } = area;
  if (at !== selectionEnd || !(tapped || at >= value.trimEnd().length)) return;
  const place = placeOfWords(value);
  if (place !== undefined && at > place) area.setSelectionRange(place, place);
}

/** A definition that follows a line of words is a part of their paragraph; this puts an empty line between. */
export function keepDefinitionsApart(area: HTMLTextAreaElement): void {
  const { value, selectionStart: start, selectionEnd: end } = area;
  const glued = value.includes('[picture-') ? GLUED.exec(value) : null;
  if (!glued) return;
  const at = glued.index + glued[0].length;
  editTextArea(area, () => ({ ...replaced(at, at, glued[1] ? '\n' : '\n\n'), start, end }));
}
