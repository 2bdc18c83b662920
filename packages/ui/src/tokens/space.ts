/**
 * A length on the 4 px grid, in rem so that it follows the reader's text size. For the extent of one
 * element; distances are `vars.space`.
 * @param steps of 4 px
 */
export const grid = (steps: number): `${number}rem` => `${steps / 4}rem`;

/** Distances. `theme.css.ts` makes `vars.space` of them. */
export const space = {
  none: '0',
  xxsmall: grid(1),
  xsmall: grid(2),
  small: grid(3),
  medium: grid(4),
  large: grid(6),
  xlarge: grid(8),
  xxlarge: grid(12),
  huge: grid(16),
} as const;
