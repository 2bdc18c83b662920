/** Places across of a drawing at the edge of a band. */
export const COLUMNS = 9;

/**
 * Height, or width, of so many rows of a drawing, in percent of its own. Between two rows lines meet or turn back,
 * so that a drawing cut there looks whole.
 */
export const rows = (count: number, columns = COLUMNS) => `${(100 * count) / columns}%`;

/**
 * A drawing at the end of its box, as large as shows `shown` of its rows, which the box cuts between two of them, with
 * `beyond` columns past the end.
 */
export const cropped = (shown: number, beyond: number, columns: number) =>
  ({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    aspectRatio: '1',
    height: `calc(100% * ${columns} / ${shown})`,
    translate: `${rows(beyond, columns)} -${rows((columns - shown) / 2, columns)}`,
  }) as const;
