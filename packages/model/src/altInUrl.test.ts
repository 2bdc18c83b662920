import { expect, test } from 'vitest';
import { altInUrl, withAlt } from './altInUrl';
import { sourcesOf } from './pictureSources';

const STORED = 'https://project.example/pictures/0123456789abcdef0123456789abcdef-c0ffee-1600.webp';

test.each(['A shop by the road', 'ஒரு கடை 🌾', '100% #1 & "more" + <b>', ' '])(
  'an address says that its picture shows %j',
  (alt) => {
    const url = withAlt(STORED, alt);
    expect(altInUrl(url)).toBe(alt);
    expect(URL.parse(url)?.pathname).toBe(URL.parse(STORED)?.pathname);
    expect(sourcesOf(url)).toEqual(sourcesOf(STORED));
    expect(withAlt(url, '')).toBe(STORED);
  },
);

test.each(['https://a.in/b.webp', 'https://a.in/b.webp#', 'https://a.in/b.webp#%E0&x', ''])(
  '%j says nothing about its picture',
  (url) => {
    expect(altInUrl(url)).toBe('');
  },
);
