import { useMemo } from 'react';
import * as styles from './Kolam.css';
import { kolamLine } from './kolamLine';

const DOT_RADIUS = 0.8;

type KolamProps = {
  /** The same seed gives the same drawing. */
  seed: string;
  /** Dots across, 1 to 32; odd squares and all rectangles are one unbroken line. */
  columns?: number;
  /** Dots down; a square when left out. */
  rows?: number;
  /** Shows the grid of dots. */
  dots?: boolean;
  /** The line draws itself once, where motion is welcome. */
  draw?: boolean;
  className?: string;
};

/** A decorative drawing in the current text colour; its size comes from `className`. */
export function Kolam({
  seed,
  columns = 7,
  rows = columns,
  dots = true,
  draw = false,
  className,
}: KolamProps) {
  const drawing = useMemo(() => kolamLine({ seed, columns, rows }), [seed, columns, rows]);

  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={className ? `${styles.root} ${className}` : styles.root}
    >
      {dots &&
        drawing.dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r={DOT_RADIUS} />
        ))}
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
