import { StatCounter, type StatCounterProps } from '../patterns/StatCounter';
import { Heading } from '../primitives/Heading';
import { Band } from './Band';
import { heading } from './Band.css';
import { counters, row, value as valueClass } from './Stats.css';

export interface StatsProps {
  title: string;
  counters: readonly StatCounterProps[];
  /** Figures that stand still, in a row below. */
  figures: readonly { value: string; label: string }[];
}

/** What has been done so far, in numbers. */
export function Stats({ title, counters: counted, figures }: StatsProps) {
  return (
    <Band surface="bold">
      <Heading level={2} size="title" className={heading}>
        {title}
      </Heading>
      <div className={counters}>
        {counted.map((counter) => (
          <StatCounter key={counter.label} {...counter} />
        ))}
      </div>
      <ul className={row}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <span className={valueClass}>{value}</span> {label}
          </li>
        ))}
      </ul>
    </Band>
  );
}
