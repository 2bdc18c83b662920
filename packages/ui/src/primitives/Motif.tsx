import { useMemo, useState } from 'react';
import { AS_PRERENDERED, useIsHydrating } from '../hooks/useIsHydrating';
import { motifDrawing } from './chosenMotif';
import { cx } from './cx';
import * as styles from './Motif.css';
import type { DrawMotif, MotifDrawing } from './motifTypes';

export interface MotifProps {
  /** The same seed gives the same drawing. */
  seed: string;
  /**
   * Places of the diamond across at the widest, 1 to 32; an odd number gives a kolam one unbroken line.
   * Default 7.
   */
  columns?: number;
  /** Is shown down to its middle row, or from it on; default false. */
  cut?: boolean;
  /** Draws another motif than the brand's. */
  drawing?: DrawMotif;
  /** The piece that is shown, as a `viewBox`. Default: all of it. */
  crop?: string | undefined;
  /** Animates the line once, unless reduced motion is set; default false. */
  draw?: boolean;
  className?: string | undefined;
}

/** Degrees. */
const TURNS = [0, 90, 180, 270];

const turned = (turn: number, middle: number) =>
  turn === 0 ? undefined : `rotate(${turn} ${middle} ${middle})`;

/**
 * One path for all dots, because a page may hold many drawings. It names the steps between them: they
 * repeat, which places don't, so that a compressed page has them in fewer bytes.
 */
const pathThrough = (dots: MotifDrawing['dots']) =>
  dots
    .map(({ x, y }, index) => {
      const last = dots[index - 1] ?? { x: 0, y: 0 };
      return `m${x - last.x} ${y - last.y}h0`;
    })
    .join('');

/** A decorative drawing in the current text colour; its size comes from `className`. */
export function Motif({ className, ...options }: MotifProps) {
  const wanted = JSON.stringify(options);
  const [prerendered] = useState(useIsHydrating() ? wanted : undefined);
  const classes = cx(styles.root, className);
  return wanted === prerendered ? (
    // Computing the same lines again costs a slow phone a twentieth of a second a page.
    <svg aria-hidden="true" className={classes} {...AS_PRERENDERED} />
  ) : (
    <Drawing {...options} className={classes} />
  );
}

function Drawing({ className, ...options }: MotifProps) {
  const { seed, columns = 7, cut = false, drawing = motifDrawing, crop, draw = false } = options;
  const { size, dots, paths, quarter } = useMemo(
    () => drawing({ seed, columns, cut }),
    [drawing, seed, columns, cut],
  );

  return (
    <svg aria-hidden="true" viewBox={crop ?? `0 0 ${size} ${size}`} className={className}>
      <path className={styles.dots} d={pathThrough(dots)} />
      {draw || quarter === undefined
        ? paths.map((path) => (
            <path key={path} d={path} {...(draw && { className: styles.drawn, pathLength: 1 })} />
          ))
        : // The same text four times: a compressed page has it once.
          TURNS.map((turn) => <path key={turn} d={quarter} transform={turned(turn, size / 2)} />)}
    </svg>
  );
}
