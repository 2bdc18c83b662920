import { createRequire } from 'node:module';
import { join } from 'node:path';
import { motifDrawing } from '@agency/ui/primitives/chosenMotif';
import { light } from '@agency/ui/tokens/roles';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { site } from '../src/content/site.ts';
import { svgPicture } from './appIcon.ts';

/** Pixels: the size that all networks show uncropped. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

const MARGIN = 80;
const TITLE = { size: 68, leading: 84, lines: 4, width: 560 };
const SMALL = 32;
/** Of 100: a card has about 55 kB, and no edge that looks soft. */
const QUALITY = 55;
const MOTIF = { x: 650, y: 60, size: 510 };
/** Pixels: the sides of the logo beside the brand, and the space between them. */
const LOGO = { size: 64, gap: 20 };
const NOT_DRAWABLE = /[^\u0020-\u024f\u0b80-\u0bff\u2010-\u2026\u20b9\u200c\u200d]/gu;

interface SocialCardWords {
  title: string;
  /** Name of the section, above the title. */
  label?: string | undefined;
  /** Seed of the motif. */
  seed: string;
  /** The brand's logo as SVG; default: none. */
  logo?: string | undefined;
}

/** The site's typeface, one family for each of its files: a letter is taken from the first that has it. */
const FAMILIES = ['latin-latin', 'latin-latin-ext', 'tamil-tamil'].map((name) => {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));
  const [script] = name.split('-');
  const file = `@fontsource-variable/anek-${script}/files/anek-${name}-wght-normal.woff2`;
  const family = `card-${name}`;
  if (!GlobalFonts.registerFromPath(resolve(file), family)) throw new Error(`No font in ${file}.`);
  return family;
});

/** Draws a social card as JPEG, which every network takes. */
export async function socialCard({ title, label, seed, logo }: SocialCardWords): Promise<Buffer> {
  const canvas = createCanvas(SOCIAL_CARD.width, SOCIAL_CARD.height);
  const context = canvas.getContext('2d');
  // The default follows the machine's language.
  context.lang = 'en';
  const write = (words: string, x: number, y: number, color: string) => {
    context.fillStyle = color;
    context.fillText(words, x, y);
  };
  context.fillStyle = light.surface.page;
  context.fillRect(0, 0, SOCIAL_CARD.width, SOCIAL_CARD.height);
  drawMotif(context, seed, light.line.motif);

  context.font = fontOf(TITLE.size);
  const lines = wrap(drawable(title), (line) => context.measureText(line).width);
  const top = SOCIAL_CARD.height / 2 - ((lines.length - 1) * TITLE.leading) / 2 + TITLE.size / 3;
  for (const [index, line] of lines.entries()) {
    write(line, MARGIN, top + index * TITLE.leading, light.text.main);
  }

  context.font = fontOf(SMALL);
  if (label) write(drawable(label), MARGIN, MARGIN + SMALL, light.line.motif);
  const base = SOCIAL_CARD.height - MARGIN;
  write(drawable(site.brand), logo ? MARGIN + LOGO.size + LOGO.gap : MARGIN, base, light.text.main);
  if (logo) {
    const y = base - SMALL / 3 - LOGO.size / 2;
    context.drawImage(await svgPicture(logo, LOGO.size), MARGIN, y, LOGO.size, LOGO.size);
  }
  return canvas.encode('jpeg', QUALITY);
}

const fontOf = (size: number) => `700 ${size}px ${FAMILIES.join(', ')}`;

function drawMotif(context: SKRSContext2D, seed: string, color: string): void {
  const { size, paths, dots } = motifDrawing({ seed, columns: 9 });
  context.save();
  context.translate(MOTIF.x, MOTIF.y);
  context.scale(MOTIF.size / size, MOTIF.size / size);
  context.fillStyle = color;
  for (const { x, y } of dots) {
    context.beginPath();
    context.arc(x, y, 0.8, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = color;
  context.lineWidth = 0.85;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const path of paths) context.stroke(new Path2D(path));
  context.restore();
}

/** Without emoji and scripts that the fonts lack. */
const drawable = (text: string) => text.replace(NOT_DRAWABLE, ' ').replace(/\s+/g, ' ').trim();

function wrap(text: string, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= TITLE.width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  if (lines.length <= TITLE.lines) return lines;
  return [...lines.slice(0, TITLE.lines - 1), `${lines[TITLE.lines - 1]} …`];
}
