import { expect, test, vi } from 'vitest';
import { leaveDefinitions, picturesIn } from './markdownPictures';

const seen = (text: string) =>
  picturesIn(text).map(({ alt, url, start, end }) => [alt, url, text.slice(start, end)]);

test.each([
  ['![A shop](https://a.in/b.webp "Its title")', 'A shop', 'https://a.in/b.webp'],
  ['![A \\[big\\] shop](<https://a.in/b.webp>)', 'A \\[big\\] shop', 'https://a.in/b.webp'],
  ['![A shop][Picture-1]', 'A shop', 'https://a.in/1.webp'],
  ['![][picture-1]', '', 'https://a.in/1.webp'],
])('%s is a picture', (line, alt, url) => {
  const text = `One\n\n${line}\n\ntwo.\n\n[picture-1]: https://a.in/1.webp`;
  expect(seen(text)).toEqual([[alt, url, line]]);
});

test('links and pictures without a URL are none', () => {
  expect(seen('[A shop](https://a.in) ![A shop][other] ![A shop] ![two\n\nlines](x)')).toEqual([]);
});

test('A finger on the definitions at the end of a text puts the caret before them', () => {
  const text = 'Silk.\n\n![A shop][picture-1]\n\n';
  const value = `${text}\n\n[picture-1]: https://a.in/b.webp`;
  const caretAt = (at: number, tapped: boolean) => {
    const area = { value, selectionStart: at, selectionEnd: at, setSelectionRange: vi.fn() };
    leaveDefinitions(area as unknown as HTMLTextAreaElement, tapped);
    return area.setSelectionRange.mock.calls[0]?.[0] ?? at;
  };
  const inUrl = value.length - 5;
  expect([caretAt(inUrl, true), caretAt(inUrl, false), caretAt(3, true)]).toEqual([
    text.length,
    inUrl,
    3,
  ]);
});
