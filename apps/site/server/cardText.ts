import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FONT_WEIGHT = 700;
/** Decimals of a coordinate, in px. */
const PRECISION = 2;

/** Text as outlines: the rasteriser itself puts Tamil vowel signs on top of other letters. */
export interface CardText {
  /** Width in px. */
  widthOf: (text: string, size: number) => number;
  /** SVG of a line of text that begins at `x` on the baseline `y`. */
  draw: (text: string, line: { x: number; y: number; size: number; color: string }) => string;
}

type Script = 'latin' | 'tamil';

/** A Tamil letter, with the letters, joiners and spaces that follow it. */
const TAMIL_RUN = /((?:[\u0b80-\u0bff]|\u200c|\u200d)(?:[\u0b80-\u0bff ]|\u200c|\u200d)*)/;

/** Loads the site's typeface, in the one weight of the cards. */
export async function loadCardText(): Promise<CardText> {
  const [latin, tamil] = await Promise.all([loadFont('latin'), loadFont('tamil')]);
  const glyphsOf = (text: string) => {
    let x = 0;
    const glyphs = text
      .split(TAMIL_RUN)
      // The odd parts are those that the expression has caught.
      .flatMap((run, index) => shaped(index % 2 === 1 ? tamil : latin, run))
      .map((glyph) => {
        const placed = { path: glyph.path, x: x + glyph.dx, y: glyph.dy };
        x += glyph.advance;
        return placed;
      });
    return { glyphs, width: x };
  };
  return {
    widthOf: (text, size) => glyphsOf(text).width * size,
    draw: (text, { x, y, size, color }) => {
      const paths = glyphsOf(text).glyphs.map(
        (glyph) =>
          `<path transform="translate(${rounded(glyph.x * size)} ${rounded(-glyph.y * size)}) scale(${size * glyph.path.scale} ${-size * glyph.path.scale})" d="${glyph.path.d}"/>`,
      );
      return `<g transform="translate(${x} ${y})" fill="${color}">${paths.join('')}</g>`;
    },
  };
}

const rounded = (length: number) => Number(length.toFixed(PRECISION));

/** The glyphs of a text in one script, in em. */
function shaped({ font, unitsPerEm }: LoadedFont, text: string) {
  if (text === '') return [];
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return {
      path: { d: font.glyphToPath(codepoint), scale: 1 / unitsPerEm },
      advance: xAdvance / unitsPerEm,
      dx: xOffset / unitsPerEm,
      dy: yOffset / unitsPerEm,
    };
  });
}

interface LoadedFont {
  font: Font;
  unitsPerEm: number;
}

async function loadFont(script: Script): Promise<LoadedFont> {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));
  const source = resolve(
    `@fontsource-variable/anek-${script}/files/anek-${script}-${script}-wght-normal.woff2`,
  );
  const file = await subsetFont(readFileSync(source), LETTERS[script], {
    targetFormat: 'truetype',
    variationAxes: { wght: FONT_WEIGHT },
  });
  const face = new Face(new Blob(new Uint8Array(file).buffer));
  return { font: new Font(face), unitsPerEm: face.upem };
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const LETTERS: Record<Script, string> = {
  latin: range(0x20, 0xff) + range(0x2010, 0x2026),
  tamil: ` ${range(0x0b82, 0x0bfa)}\u200c\u200d\u20b9`,
};
