import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { motifLine } from '@agency/ui/primitives/brandMotif';
import { Resvg } from '@resvg/resvg-js';
import { type BuildCache, hashOf } from './buildCache.ts';
import { type CardText, loadCardText } from './cardText.ts';
import { ENCODING, encodePng } from './encodePng.ts';

/** Pixels: the size that all networks show uncropped. */
export const CARD = { width: 1200, height: 630 };

const MARGIN = 80;
const TITLE = { size: 68, leading: 84, lines: 4, width: 560 };
const SMALL = 32;
/** Pixels: the sides of the logo beside the brand, and the space between them. */
const LOGO = { size: 64, gap: 20 };
const DRAWABLE = /[\u0020-\u024f\u0b80-\u0bff\u2010-\u2026\u20b9\u200c\u200d]/u;

export interface CardWords {
  title: string;
  /** Name of the section, above the title. */
  label?: string;
  brand: string;
  /** Seed of the motif. */
  seed: string;
  /** The brand's logo as SVG; default: none. */
  logo?: string | undefined;
}

export interface CardColors {
  page: string;
  text: string;
  line: string;
}

/** Draws social cards as PNG, or takes them from the cache. */
export function cardPainter(colors: CardColors, cache: BuildCache) {
  let cardText: Promise<CardText> | undefined;
  return async (words: CardWords): Promise<{ png: Buffer; cached: boolean }> => {
    cardText ??= loadCardText();
    const svg = cardSvg(words, colors, await cardText);
    const key = hashOf('card', installedVersion('@resvg/resvg-js'), ENCODING, svg);
    const [kept] = cache.read(key) ?? [];
    if (kept) return { png: kept, cached: true };
    const png = encodePng(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
    cache.write(key, [png]);
    return { png, cached: false };
  };
}

/** A card as outlines: nothing in it needs a font. */
export function cardSvg(
  { title, label, brand, seed, logo }: CardWords,
  colors: CardColors,
  { widthOf, draw }: CardText,
): string {
  const lines = wrap(drawable(title), (line) => widthOf(line, TITLE.size));
  const top = CARD.height / 2 - ((lines.length - 1) * TITLE.leading) / 2 + TITLE.size / 3;
  const text = (words: string, y: number, size: number, color: string, x = MARGIN) =>
    draw(words, { x, y, size, color });
  const base = CARD.height - MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="100%" height="100%" fill="${colors.page}"/>
${motif(seed, colors.line, { x: 650, y: 60, size: 510 })}
${label ? text(drawable(label), MARGIN + SMALL, SMALL, colors.line) : ''}
${lines.map((line, index) => text(line, top + index * TITLE.leading, TITLE.size, colors.text)).join('')}
${logo ? picture(logo, { x: MARGIN, y: base - SMALL / 3 - LOGO.size / 2, size: LOGO.size }) : ''}
${text(drawable(brand), base, SMALL, colors.text, logo ? MARGIN + LOGO.size + LOGO.gap : MARGIN)}
</svg>`;
}

/** A square PNG of the site's icon, for home screens. @param size in pixels */
export function icon(svg: string, size: number): Buffer {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  return drawing.render().asPng();
}

interface Square {
  x: number;
  y: number;
  size: number;
}

function picture(svg: string, { x, y, size }: Square): string {
  const data = Buffer.from(svg).toString('base64');
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${data}"/>`;
}

function motif(seed: string, color: string, { x, y, size }: Square) {
  const { width, paths, dots } = motifLine({ seed, columns: 9, rows: 9, shape: 'diamond' });
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

function wrap(text: string, widthOf: (line: string) => number): string[] {
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

function installedVersion(name: string): string {
  const file = createRequire(join(import.meta.dirname, 'socialCard.ts')).resolve(
    `${name}/package.json`,
  );
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
