import { expect, test } from 'vitest';
import {
  continuedMarks,
  type MarkdownCommand,
  type MarkdownEdit,
  markdownEdit,
  removedMarks,
  type Selected,
} from './markdownEdit';

const run = (command: MarkdownCommand, marked: string) =>
  changed((selected) => markdownEdit(command, selected), marked);

/** Changes a text whose selection stands between bars; so does that of the result. */
function changed(change: (selected: Selected) => MarkdownEdit | undefined, marked: string) {
  const text = marked.replaceAll('|', '');
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - (marked.split('|').length - 2);
  const edit = change({ text, start, end });
  if (!edit) return undefined;
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [from, to] = [edit.start, edit.end];
  if (from === to) return `${result.slice(0, from)}|${result.slice(from)}`;
  return `${result.slice(0, from)}|${result.slice(from, to)}|${result.slice(to)}`;
}

test.each<[MarkdownCommand, string, string]>([
  ['bold', 'a |silk| b', 'a **|silk|** b'],
  ['bold', 'a **|silk|** b', 'a |silk| b'],
  ['bold', 'a | silk | b', 'a  **|silk|**  b'],
  ['bold', 'a |', 'a **|**'],
  ['bold', '**|**', '|'],
  // Pressed again behind what was written, it leaves the bold words.
  ['bold', 'a **silk|** b', 'a **silk**| b'],
  ['bold', 'a |**silk** b', 'a **|****silk** b'],
  ['italic', 'a |பட்டு| b', 'a *|பட்டு|* b'],
  ['italic', 'a *|silk|* b', 'a |silk| b'],
  ['italic', 'a **|silk|** b', 'a ***|silk|*** b'],
  ['italic', 'a ***|silk|*** b', 'a **|silk|** b'],
  ['bold', 'a ***|silk|*** b', 'a *|silk|* b'],
  ['heading', 'one\ntw|o\nthree', 'one\n## tw|o\nthree'],
  ['heading', 'one\n## tw|o', 'one\ntw|o'],
  ['heading', '|', '## |'],
  ['heading', '### dee|p', '## dee|p'],
  ['heading', '|## deep', '|deep'],
  ['list', '|one\ntwo|\nthree', '|- one\n- two|\nthree'],
  ['list', '|- one\n- two|', '|one\ntwo|'],
  ['list', '|one\n\ntwo|', '|- one\n\n- two|'],
  ['list', '|one\n|two', '- one|\ntwo'],
  ['numbers', '|one\n\n- two|', '|1. one\n\n2. two|'],
  ['numbers', '|1. one\n2. two|', '|one\ntwo|'],
  ['list', '|1. one\n2. two|', '|- one\n- two|'],
  ['quote', '|- one\ntwo|', '|> one\n> two|'],
  ['quote', '|> one\n> two|', '|one\ntwo|'],
  ['quote', 'a 🌾| b', '> a 🌾| b'],
])('%s of %j is %j', (command, before, after) => {
  expect(run(command, before)).toBe(after);
});

test.each([
  ['- one|', '- one\n- |'],
  ['1. one|\n2. two', '1. one\n2. |\n2. two'],
  ['9) ni|ne', '9) ni\n10) |ne'],
  ['> - one|', '> - one\n> - |'],
  ['  * one|', '  * one\n  * |'],
  ['- one\n- |', '- one\n\n|'],
  ['> |', '|'],
  ['- |one|', '- \n- |'],
  ['-|', undefined],
  ['|- one', undefined],
  ['one - two|', undefined],
])('Enter in %j makes %j', (before, after) => {
  expect(changed(continuedMarks, before)).toBe(after);
});

test.each([
  ['- |one', '|one'],
  ['a\n12. |', 'a\n|'],
  ['> > |one', '|one'],
  ['- o|ne', undefined],
  ['- |one|', undefined],
])('Backspace in %j makes %j', (before, after) => {
  expect(changed(removedMarks, before)).toBe(after);
});
