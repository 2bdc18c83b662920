import { expect, test } from 'vitest';
import { picturesIn } from './picturesIn';

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
