import { MotifBorder } from '../primitives/MotifBorder';
import { Reveal } from '../primitives/Reveal';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Band, BandHeading } from './Band';
import { band, edge, label as labelClass, row, value as valueClass } from './Milestones.css';

export interface MilestonesProps {
  title: string;
  figures: readonly { value: string; label: string }[];
  /** Seconds until it enters. */
  delay: number;
}

/** Figures in one row, each below a strip of the motif chain. */
export function Milestones({ title, figures, delay }: MilestonesProps) {
  return (
    <Band className={band}>
      <Reveal delay={delay}>
        <BandHeading>{title}</BandHeading>
        <ul className={row}>
          {figures.map(({ value, label }) => (
            <Stack as="li" key={label} gap="xxsmall">
              <MotifBorder className={edge} />
              <span className={valueClass}>{value}</span>{' '}
              <Text as="span" tone="muted" className={labelClass}>
                {label}
              </Text>
            </Stack>
          ))}
        </ul>
      </Reveal>
    </Band>
  );
}
