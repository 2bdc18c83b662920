/** Places across of a drawing at the edge of a band. */
export const COLUMNS = 9;

/**
 * Height, or width, of so many rows of a drawing, in percent of its own. Between two rows lines meet or turn back,
 * so that a drawing cut there looks whole.
 */
export const rows = (count: number, columns = COLUMNS) => `${(100 * count) / columns}%`;

/** As large as shows `shown` rows of a drawing, with `beyond` columns past the end of its box. */
export const crop = (shown: number, beyond: number, columns: number) => ({
  height: `calc(100% * ${columns} / ${shown})`,
  translate: `${rows(beyond, columns)} -${rows((columns - shown) / 2, columns)}`,
});

/** A drawing at the end of its box, which cuts it between two rows. */
export const cropped = (...options: Parameters<typeof crop>) =>
  ({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    aspectRatio: '1',
    ...crop(...options),
  }) as const;
