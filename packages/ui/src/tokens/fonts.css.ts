import { globalFontFace } from '@vanilla-extract/css';
import { EVERYDAY_LETTERS } from './everydayLetters';

const PACKAGES = '@fontsource-variable';

const face = (file: string, unicodeRange: string) => ({
  src: `url("${file}") format("woff2-variations")`,
  fontDisplay: 'swap' as const,
  fontStyle: 'normal',
  fontWeight: '100 800',
  unicodeRange,
});

// Disjoint subsets of one family: a page downloads only those whose characters it uses.
globalFontFace('Anek', [
  face('../../fonts/anek-latin-everyday-wght-normal.woff2', EVERYDAY_LETTERS),
  face(
    `${PACKAGES}/anek-latin/files/anek-latin-latin-wght-normal.woff2`,
    'U+0000-001F, U+007F-009F, U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+200E-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
  face(
    `${PACKAGES}/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2`,
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0, U+2113',
  ),
  face(
    `${PACKAGES}/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2`,
    'U+0964-0965, U+0B82-0BFA, U+200C-200D, U+20B9, U+25CC',
  ),
]);

// Metric-matched to Anek, so that swapping the font causes no layout shift.
// Figures: capsize font metrics (Anek Latin 838/2000 wide, 1800/-400 high; Arial 904/2048 wide).
globalFontFace('Anek Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: '94.9%',
  ascentOverride: '94.8%',
  descentOverride: '21.1%',
  lineGapOverride: '0%',
});
