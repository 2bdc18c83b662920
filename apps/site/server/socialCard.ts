import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { kolamLine } from '@agency/ui/primitives/kolamLine';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { type BuildCache, hashOf } from './buildCache.ts';
import { ENCODING, encodePng } from './encodePng.ts';
import { escapeMarkup } from './escape.ts';

/** Pixels: the size that all networks show uncropped. */
export const CARD = { width: 1200, height: 630 };

const MARGIN = 80;
const TITLE = { size: 68, leading: 84, lines: 4, width: 640 };
const SMALL = 32;
/** Of the letters. */
const WEIGHT = 700;
/** Average width of a letter as a share of the font size, rounded up. */
const ADVANCE = { latin: 0.54, tamil: 0.95 };

const TAMIL = /[\u0b80-\u0bff]|\u200c|\u200d/;
const DRAWABLE = /[\u0020-\u024f\u0b80-\u0bff\u2010-\u2026\u20b9\u200c\u200d]/u;

export interface CardWords {
  title: string;
  /** Name of the section, above the title. */
  label?: string;
  brand: string;
  /** Seed of the kolam. */
  seed: string;
}

/** The colours of a card, as CSS colours. */
export interface CardColors {
  page: string;
  text: string;
  line: string;
}

/**
 * Draws social cards as PNG, or takes them from the cache.
 * @param folder for the fonts, which the rasteriser reads from files
 */
export function cardPainter(colors: CardColors, cache: BuildCache, folder: string) {
  const fonts = cardFonts();
  const painter = hashOf(
    ...['@resvg/resvg-js', 'subset-font'].map(versionOf),
    ENCODING,
    ...fonts.flatMap(({ source, letters }) => [readFileSync(source), letters, String(WEIGHT)]),
  );
  let fontFiles: Promise<string[]> | undefined;
  return async (words: CardWords): Promise<{ png: Buffer; cached: boolean }> => {
    const svg = cardSvg(words, colors);
    const key = hashOf('card', painter, svg);
    const [kept] = cache.read(key) ?? [];
    if (kept) return { png: kept, cached: true };
    fontFiles ??= Promise.all(fonts.map((font) => writeFont(font, folder)));
    const png = rasterise(svg, await fontFiles);
    cache.write(key, [png]);
    return { png, cached: false };
  };
}

function cardSvg({ title, label, brand, seed }: CardWords, colors: CardColors): string {
  const lines = wrap(drawable(title));
  const top = CARD.height / 2 - ((lines.length - 1) * TITLE.leading) / 2 + TITLE.size / 3;
  const text = (words: string, y: number, size: number, color: string) =>
    `<text x="${MARGIN}" y="${y}" font-size="${size}" fill="${color}">${runs(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${colors.page}"/>
${kolam(seed, colors.line, { x: 650, y: 60, size: 510 })}
${label ? text(drawable(label), MARGIN + SMALL, SMALL, colors.line) : ''}
${lines.map((line, index) => text(line, top + index * TITLE.leading, TITLE.size, colors.text)).join('')}
${text(drawable(brand), CARD.height - MARGIN, SMALL, colors.text)}
</svg>`;
}

/**
 * A square PNG of the site's icon, for home screens.
 * @param size in pixels
 */
export function icon(svg: string, size: number): Buffer {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  return drawing.render().asPng();
}

function rasterise(svg: string, fontFiles: string[]): Buffer {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Anek Latin Medium' };
  return encodePng(new Resvg(svg, { font }).render());
}

function kolam(
  seed: string,
  color: string,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const { width, paths, dots } = kolamLine({ seed, columns: 9, rows: 9, shape: 'diamond' });
  return `<g transform="translate(${x} ${y}) scale(${size / width})" fill="none" stroke="${color}" stroke-width="0.85" stroke-linejoin="round" stroke-linecap="round">${dots
    .map((dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="0.8" fill="${color}" stroke="none"/>`)
    .join('')}${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`;
}

/** Without emoji and scripts that the fonts lack. */
function drawable(text: string): string {
  return [...text]
    .map((letter) => (DRAWABLE.test(letter) ? letter : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One element per script, because the rasteriser doesn't switch fonts within an element. */
function runs(text: string): string {
  return text
    .split(/((?:[\u0b80-\u0bff]|\u200c|\u200d)(?:[\u0b80-\u0bff ]|\u200c|\u200d)*)/)
    .map((run) => {
      const family = TAMIL.test(run) ? 'Anek Tamil Medium' : 'Anek Latin Medium';
      return `<tspan font-family="${family}" xml:space="preserve">${escapeMarkup(run)}</tspan>`;
    })
    .join('');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || widthOf(longer) <= TITLE.width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  lines.push(line);
  if (lines.length <= TITLE.lines) return lines;
  return [...lines.slice(0, TITLE.lines - 1), `${lines[TITLE.lines - 1]} …`];
}

function widthOf(text: string): number {
  const letters = [...text].filter((letter) => !/\p{M}/u.test(letter));
  return letters.reduce(
    (sum, letter) => sum + TITLE.size * (TAMIL.test(letter) ? ADVANCE.tamil : ADVANCE.latin),
    0,
  );
}

interface Font {
  /** Path of the font file that it is a part of. */
  source: string;
  letters: string;
}

/** Files of the site's typeface, and the letters that cards are written in. */
function cardFonts(): Font[] {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));
  const range = (from: number, to: number) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const letters = {
    latin: range(0x20, 0xff) + range(0x2010, 0x2026),
    tamil: ` ${range(0x0b82, 0x0bfa)}\u200c\u200d\u20b9`,
  };
  return Object.entries(letters).map(([script, text]) => ({
    source: resolve(
      `@fontsource-variable/anek-${script}/files/anek-${script}-${script}-wght-normal.woff2`,
    ),
    letters: text,
  }));
}

/** Writes a font in the one weight and format that the rasteriser reads. */
async function writeFont({ source, letters }: Font, folder: string): Promise<string> {
  const file = join(folder, `${randomUUID()}.ttf`);
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  });
  writeFileSync(file, font);
  return file;
}

/** The installed version of a package. */
function versionOf(name: string): string {
  const file = createRequire(join(import.meta.dirname, 'socialCard.ts')).resolve(
    `${name}/package.json`,
  );
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
