import { globalFontFace } from '@vanilla-extract/css';
import { SUBSET_UNICODE_RANGE } from './fontSubset';

const PACKAGES = '@fontsource-variable';

const face = (file: string, unicodeRange: string) => ({
  src: `url("${file}") format("woff2-variations")`,
  fontDisplay: 'swap' as const,
  fontStyle: 'normal',
  fontWeight: '100 800',
  unicodeRange,
});

// Of two faces whose ranges have a character in common, browsers take the later one. A page downloads
// only those whose characters it uses.
globalFontFace('Anek', [
  face(
    `${PACKAGES}/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2`,
    'U+0100-02CC, U+02CE-02FF, U+1E00-1EFF, U+20A0-20C0, U+2113',
  ),
  face(
    `${PACKAGES}/anek-latin/files/anek-latin-latin-wght-normal.woff2`,
    'U+00A1-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FFFD',
  ),
  face(
    `${PACKAGES}/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2`,
    'U+0964-0965, U+0B82-0BFA, U+200C-200D, U+20B9, U+25CC',
  ),
  face('../../fonts/anek-latin-subset-wght-normal.woff2', SUBSET_UNICODE_RANGE),
]);

/**
 * A face of one of the device's fonts that takes as much room as Anek does, so that text breaks into
 * the same lines before and after Anek has arrived.
 * @param weight one of the theme's
 * @param width Anek's width divided by that font's, over the texts of the site
 */
const fallback = (weight: number, width: number, names: readonly string[]) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  fontWeight: `${weight}`,
  sizeAdjust: percent(width),
  // Anek is 0.9 em high above the baseline and 0.2 em below; these are multiplied by the width.
  ascentOverride: percent(0.9 / width),
  descentOverride: percent(0.2 / width),
  lineGapOverride: '0%',
});

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
const ROBOTO_BOLD = ['Roboto Bold', ...ROBOTO];
const ARIAL_OR_ROBOTO = ['Arial', 'Liberation Sans', ...ROBOTO];
const TAMIL = ['Noto Sans Tamil', 'Noto Sans Tamil Regular'];
const TAMIL_BOLD = ['Noto Sans Tamil Bold'];

// Arial and Roboto are as wide as each other, except where they are bold.
globalFontFace('Anek Arial', [
  fallback(400, 0.931, ARIAL_OR_ROBOTO),
  fallback(520, 0.95, ARIAL_OR_ROBOTO),
  fallback(650, 0.904, ARIAL_BOLD),
  fallback(720, 0.928, ARIAL_BOLD),
]);
globalFontFace('Anek Roboto', [
  fallback(650, 0.964, ROBOTO_BOLD),
  fallback(720, 0.989, ROBOTO_BOLD),
]);
globalFontFace('Anek Noto Tamil', [
  fallback(400, 0.966, TAMIL),
  fallback(520, 0.991, TAMIL),
  fallback(650, 0.913, TAMIL_BOLD),
  fallback(720, 0.931, TAMIL_BOLD),
]);
