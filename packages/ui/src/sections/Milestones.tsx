import { KolamBorder } from '../primitives/KolamBorder';
import { Reveal } from '../primitives/Reveal';
import { Text } from '../primitives/Text';
import { Band, BandHeading } from './Band';
import { edge, item, row, value as valueClass } from './Milestones.css';

export interface MilestonesProps {
  title: string;
  figures: readonly { value: string; label: string }[];
  /** Seconds until it enters. */
  delay: number;
}

export function Milestones({ title, figures, delay }: MilestonesProps) {
  return (
    <Band>
      <Reveal delay={delay}>
        <BandHeading>{title}</BandHeading>
        <ul className={row}>
          {figures.map(({ value, label }) => (
            <li key={label} className={item}>
              <KolamBorder className={edge} />
              <span className={valueClass}>{value}</span>{' '}
              <Text as="span" tone="muted">
                {label}
              </Text>
            </li>
          ))}
        </ul>
      </Reveal>
    </Band>
  );
}
