import { useMemo } from 'react';
import { cx } from './cx';
import * as styles from './Kolam.css';
import { type KolamShape, kolamLine } from './kolamLine';

export interface KolamProps {
  /** The same seed gives the same drawing. */
  seed: string;
  /** Dots across at the widest place, 1 to 32; an odd number gives one unbroken line. Default 7. */
  columns?: number;
  /** Dots down, for `shape="square"` only; default: as many as across. */
  rows?: number;
  /** Default `diamond`. */
  shape?: KolamShape;
  /** Shows the grid of dots; default true. */
  dots?: boolean;
  /** Animates the line once, unless reduced motion is set; default false. */
  draw?: boolean;
  className?: string | undefined;
}

/** A decorative drawing in the current text colour; its size comes from `className`. */
export function Kolam(props: KolamProps) {
  const { seed, columns = 7, rows = columns, shape = 'diamond' } = props;
  const { dots = true, draw = false, className } = props;
  const drawing = useMemo(
    () => kolamLine({ seed, columns, rows, shape }),
    [seed, columns, rows, shape],
  );

  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={cx(styles.root, className)}
    >
      {dots && (
        // One path for all dots: a page may hold many drawings.
        <path
          className={styles.dots}
          d={drawing.dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          data-dots={drawing.dots.length}
        />
      )}
      {drawing.paths.map((path) =>
        draw ? (
          <path key={path} className={styles.drawn} d={path} pathLength={1} />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  );
}
