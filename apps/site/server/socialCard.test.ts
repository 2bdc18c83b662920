import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { loadCardText } from './cardText';
import { cardSvg } from './socialCard';

const COLORS = { page: '#fff', text: '#000', line: '#a00' };
const text = await loadCardText();
const line = { x: 0, y: 0, size: 100, color: '#000' };

/** Where the glyphs of a text begin, in the order in which they are drawn. */
const glyphsOf = (words: string) =>
  [...text.draw(words, line).matchAll(/translate\((\S+) \S+\) scale[^>]* d="([^"]*)"/g)].map(
    ([, x, path]) => ({ x: Number(x), path }),
  );

test('a vowel sign that is written before its letter stands before it', () => {
  const [sign] = glyphsOf('கை');
  const [letter] = glyphsOf('க');
  const signed = glyphsOf('கை');
  expect(signed).toHaveLength(2);
  expect(signed[1]?.path).toBe(letter?.path);
  expect(sign?.x).toBe(0);
});

test.each(['கடைக்கும்', 'இணையதளம்', 'வேண்டுமா? தொடங்கும்', 'Café “கோலம்” 2026'])(
  'no glyph of %s begins before the one it follows',
  (words) => {
    const starts = glyphsOf(words)
      .filter(({ path }) => path !== '')
      .map(({ x }) => x);
    expect(starts.length).toBeGreaterThan(4);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  },
);

test('a sign on both sides of its letter is drawn on both', () => {
  expect(glyphsOf('கொ')).toHaveLength(3);
});

test('a long Tamil title stands in lines beside the drawing, all of it', () => {
  const title = 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா? தொடங்கும் முன் ஐந்து கேள்விகள்';
  const svg = cardSvg({ title, brand: 'Studio', seed: '1' }, COLORS, text);
  const lines = [...svg.matchAll(/<g transform="translate\(80 (\S+)\)" fill="#000">/g)];
  // The title's, and the brand's.
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(new Set(lines.map(([, y]) => y)).size).toBe(lines.length);
});

test('the logo stands left of the brand, in its own colours', () => {
  const words = { title: 'A title', brand: 'Studio', seed: '1' };
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8H0z"/></svg>';
  const colorAt = (svg: string, x: number, y: number) => {
    const { pixels, width } = new Resvg(svg).render();
    return [...pixels.subarray(4 * (y * width + x)).subarray(0, 3)];
  };
  const beside = { x: 112, y: 539 };
  const bare = cardSvg(words, COLORS, text);
  const marked = cardSvg({ ...words, logo }, COLORS, text);
  expect(colorAt(marked, beside.x, beside.y)).toEqual([0, 0, 255]);
  expect(colorAt(bare, beside.x, beside.y)).not.toEqual([0, 0, 255]);
  expect(marked).toContain('<g transform="translate(164 550)"');
  expect(bare).not.toContain('translate(164 550)');
});
