import { useRef } from 'react';
import { useCountUp } from '../hooks/useCountUp';
import { useInView } from '../hooks/useInView';
import { cx } from '../primitives/cx';
import { MotifBorder } from '../primitives/MotifBorder';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { Band, BandHeading } from './Band';
import * as css from './Stats.css';

interface CounterProps {
  /** The final figure. */
  value: number;
  /** Follows the figure without a space, such as `+`. */
  suffix: string;
  label: string;
  /** Milliseconds from 0 to the figure. */
  duration: number;
}

export interface StatsProps {
  title: string;
  counters: readonly CounterProps[];
  /** Figures without a counter, in a row below. */
  figures: readonly { value: string; label: string }[];
}

/** What has been done so far, in figures. */
export function Stats({ title, counters, figures }: StatsProps) {
  return (
    <Band surface="bold" className={css.band}>
      <BandHeading>{title}</BandHeading>
      <div className={css.counters}>
        {counters.map((counter) => (
          <Counter key={counter.label} {...counter} />
        ))}
      </div>
      <MotifBorder className={css.edge} />
      <ul className={cx(css.counters, css.row)}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <span className={css.value}>{value}</span> {label}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** A figure that counts up once, when 30 % of it is visible. Screen readers get the final value. */
function Counter({ value, suffix, label, duration }: CounterProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const inView = useInView(ref, { threshold: 0.3 });
  const counted = useCountUp(value, duration, inView);
  return (
    <p ref={ref} className={css.counter}>
      <span className={css.running} aria-hidden="true">
        {`${counted}${suffix}`}
      </span>
      <VisuallyHidden className={css.final}>{`${value}${suffix} `}</VisuallyHidden>
      <span className={css.label}>{label}</span>
    </p>
  );
}
