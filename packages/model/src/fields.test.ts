import { describe, expect, test } from 'vitest';
import { parseTags, tagsField, urlField } from './fields';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index + 1}`);
const complaints = (schema: typeof urlField | typeof tagsField, text: string) =>
  (schema.safeParse(text).error?.issues ?? []).map(({ message }) => message);

describe('tags', () => {
  test.each([
    ['nothing', '', []],
    ['spaces only', '   ', []],
    ['commas only', ' , ,,', []],
    ['one', 'Shops', ['Shops']],
    ['several', 'Shops,Planning, Festivals', ['Shops', 'Planning', 'Festivals']],
    ['several words in one', 'Online shop, UPI', ['Online shop', 'UPI']],
    ['spaces and line ends around', '\t Shops \n,  Planning\u00a0', ['Shops', 'Planning']],
    ['a comma at each end', ',Shops,', ['Shops']],
    ['the same twice', 'Shops, Shops', ['Shops', 'Shops']],
    ['Tamil and emoji', 'சிறு வணிகம், 🌾', ['சிறு வணிகம்', '🌾']],
    ['a Tamil comma look-alike, which is no comma', 'ஒன்று، இரண்டு', ['ஒன்று، இரண்டு']],
  ])('of %s', (_, text, tags) => {
    expect(parseTags(text)).toEqual(tags);
    expect(tagsField.parse(text)).toEqual(tags);
  });

  test('may be 50', () => {
    expect(tagsField.parse(numbered(50).join(', '))).toEqual(numbered(50));
  });

  test('may not be 51', () => {
    expect(complaints(tagsField, numbered(51).join(', '))).toEqual(['Use at most 50 tags']);
  });

  test('have no marks piled on one letter', () => {
    expect(complaints(tagsField, `Shops, e${'\u0301'.repeat(31)}`)).toEqual([
      'A tag has too many accents on one letter',
    ]);
  });

  test('are counted without the empty ones', () => {
    expect(complaints(tagsField, numbered(50).join(',,, '))).toEqual([]);
  });
});

describe('the address of a picture', () => {
  const long = (length: number) => 'https://example.com/'.padEnd(length, 'a');

  test.each([
    'https://example.com',
    'http://example.com/picture.webp',
    'HTTPS://EXAMPLE.COM/A.JPG',
    'https://example.com:8443/a?width=300#top',
    'https://இணையம்.example/படம்.webp',
    'http://localhost/a.png',
    long(2048),
  ])('may be %s', (text) => {
    expect(urlField.parse(text)).toBe(text);
  });

  test('is stored without the spaces around it', () => {
    expect(urlField.parse(' https://example.com/a.webp\n')).toBe('https://example.com/a.webp');
  });

  test.each(['', '   ', '\n'])('that is %j is stored as null', (text) => {
    expect(urlField.parse(text)).toBeNull();
  });

  test.each([
    'picture',
    'example.com/a.webp',
    '//example.com/a.webp',
    '/a.webp',
    'https://',
    'https:///a.webp',
    'https:example.com',
    'https://exa mple.com',
    'https://example.com:port',
    'ftp://example.com/a.webp',
    'javascript:alert(1)',
    'JavaScript:alert("https://example.com")',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'null',
  ])('may not be %s', (text) => {
    expect(complaints(urlField, text)).toEqual(['Please enter a valid URL']);
  });

  test('is measured in characters, not in UTF-16 units', () => {
    expect(complaints(urlField, `https://example.com/${'🌾'.repeat(2028)}`)).toEqual([]);
  });

  test('may not have 2,049 characters', () => {
    expect(complaints(urlField, long(2049))).toEqual(['URL must be at most 2,048 characters']);
  });

  test('that is long and none at all is only said to be none', () => {
    expect(complaints(urlField, 'a'.repeat(2049))).toEqual(['Please enter a valid URL']);
  });
});
