import { describe, expect, test } from 'vitest';
import { parseTags, tagsField, urlField } from './fields';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index + 1}`);
const complaints = (schema: typeof urlField | typeof tagsField, text: string) =>
  (schema.safeParse(text).error?.issues ?? []).map(({ message }) => message);

describe('tags', () => {
  test.each([
    ['   ', []],
    ['Shops,Planning, Online shop', ['Shops', 'Planning', 'Online shop']],
    ['\t Shops \n,  Planning\u00a0,', ['Shops', 'Planning']],
    ['சிறு வணிகம், 🌾', ['சிறு வணிகம்', '🌾']],
    // What looks like a comma in Tamil is none.
    ['ஒன்று، இரண்டு', ['ஒன்று، இரண்டு']],
    [numbered(50).join(',,, '), numbered(50)],
  ])('%j are %j', (text, tags) => {
    expect(parseTags(text)).toEqual(tags);
    expect(tagsField.parse(text)).toEqual(tags);
  });

  test('can’t have accents piled on one letter', () => {
    expect(complaints(tagsField, `Shops, e${'\u0301'.repeat(31)}`)).toEqual([
      'A tag has too many accents on one letter',
    ]);
  });
});

describe('the address of a picture', () => {
  test.each([
    'http://example.com/picture.webp',
    'HTTPS://EXAMPLE.COM/A.JPG',
    'https://example.com:8443/a?width=300#top',
    'https://இணையம்.example/படம்.webp',
    // Measured in characters, not in UTF-16 units.
    `https://example.com/${'🌾'.repeat(2028)}`,
  ])('may be %s, and is stored without the spaces around it', (text) => {
    expect(urlField.parse(` ${text}\n`)).toBe(text);
  });

  test.each([
    ...['picture', 'example.com/a.webp', '//example.com/a.webp', '/a.webp', 'https://', 'null'],
    ...['https:///a.webp', 'https:example.com', 'https://exa mple.com', 'https://example.com:port'],
    ...['ftp://example.com/a.webp', 'javascript:alert(1)', 'data:image/png;base64,AAAA'],
    ...['JavaScript:alert("https://example.com")', 'blob:https://example.com/1'],
    ...['file:///etc/passwd', 'a'.repeat(2049)],
  ])('may not be %s', (text) => {
    expect(complaints(urlField, text)).toEqual(['Please enter a valid URL']);
  });

  test('has 2,048 characters at the most', () => {
    const long = 'https://example.com/'.padEnd(2049, 'a');
    expect(complaints(urlField, long)).toEqual(['URL must be at most 2,048 characters']);
  });
});
