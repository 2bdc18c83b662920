import { describe, expect, test } from 'vitest';
import { type MarkdownCommand, markdownEdit } from './markdownEdit';

/** Runs a command on a text whose selection stands between bars; so does that of the result. */
function run(command: MarkdownCommand, marked: string): string {
  const start = marked.indexOf('|');
  const rest = marked.slice(0, start) + marked.slice(start + 1);
  const second = rest.indexOf('|');
  const end = second === -1 ? start : second;
  const text = second === -1 ? rest : rest.slice(0, second) + rest.slice(second + 1);
  const edit = markdownEdit(command, { text, start, end });
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
  ['italic', 'a |பட்டு| b', 'a *|பட்டு|* b'],
  ['italic', 'a **|silk|** b', 'a ***|silk|*** b'],
  ['italic', 'a ***|silk|*** b', 'a **|silk|** b'],
  ['bold', 'a ***|silk|*** b', 'a *|silk|* b'],
  ['link', 'a |silk| b', 'a [silk](|https://|) b'],
  ['link', 'a |https://a.in/b| c', 'a [|](https://a.in/b) c'],
  ['link', '|', '[](|https://|)'],
  ['image', 'a |silk|', 'a ![silk](|https://|)'],
  ['heading', 'one\ntw|o\nthree', 'one\n## two|\nthree'],
  ['heading', 'one\n## tw|o', 'one\ntwo|'],
  ['heading', '|', '## |'],
  ['heading', '### dee|p', '## deep|'],
  ['list', '|one\ntwo|\nthree', '|- one\n- two|\nthree'],
  ['list', '|- one\n- two|', '|one\ntwo|'],
  ['list', '|one\n\ntwo|', '|- one\n\n- two|'],
  ['list', '|one\n|two', '- one|\ntwo'],
  ['quote', '|- one\ntwo|', '|> one\n> two|'],
  ['quote', 'a 🌾| b', '> a 🌾 b|'],
])('%s of %j is %j', (command, before, after) => {
  expect(run(command, before)).toBe(after);
});

describe.each<MarkdownCommand>(['bold', 'italic', 'heading', 'list', 'quote'])('%s', (command) => {
  test('twice leaves a selected text as it was', () => {
    expect(run(command, run(command, '|silk|')).replaceAll('|', '')).toBe('silk');
  });
});

test('a text of 200,000 characters takes no noticeable time', () => {
  const text = 'word '.repeat(40_000);
  const { insert } = markdownEdit('bold', { text, start: 100_000, end: 100_004 });
  expect(insert).toBe('**word**');
});
