/**
 * A length on the 4 px grid, in rem so that it follows the reader's text size. For the extent of one
 * element; distances are `vars.space`.
 * @param steps of 4 px
 */
export const grid = (steps: number): `${number}rem` => `${steps / 4}rem`;
