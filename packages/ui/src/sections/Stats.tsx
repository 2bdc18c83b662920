import { StatCounter, type StatCounterProps } from '../patterns/StatCounter';
import { Heading } from '../primitives/Heading';
import { Band } from './Band';
import * as css from './Stats.css';

export interface StatsProps {
  title: string;
  counters: readonly StatCounterProps[];
  /** Figures without a counter, in a row below. */
  figures: readonly { value: string; label: string }[];
}

/** What has been done so far, in figures. */
export function Stats({ title, counters: counted, figures }: StatsProps) {
  return (
    <Band surface="bold">
      <Heading level={2} size="title" className={css.title}>
        {title}
      </Heading>
      <div className={css.counters}>
        {counted.map((counter) => (
          <StatCounter key={counter.label} {...counter} />
        ))}
      </div>
      <ul className={css.row}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <span className={css.value}>{value}</span> {label}
          </li>
        ))}
      </ul>
    </Band>
  );
}
