/**
 * Characters in the subset of the font that every page loads, as a CSS `unicode-range`: ASCII, the
 * no-break space, © · × – — ‘ ’ “ ” • … Rerun `fonts/buildFontSubset.ts` after a change.
 */
export const SUBSET_UNICODE_RANGE =
  'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';
