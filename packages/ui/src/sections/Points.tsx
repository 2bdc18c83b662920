import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { MotifBorder } from '../primitives/MotifBorder';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Band, BandHeading, type BandProps } from './Band';
import { chain, list, number, question, step, steps } from './Points.css';

export interface PointsProps extends Pick<BandProps, 'surface'> {
  title: string;
  points: readonly {
    title: string;
    /** Default: its links say it all. */
    text?: string;
    /** Where more is said about it. Default: nowhere. */
    links?: readonly { href: string; label: string }[];
  }[];
  /** Numbers the points, as the steps of something. Default: false. */
  numbered?: boolean;
}

/** A few short texts or lists of links side by side: steps, or questions and their answers. */
export function Points({ title, points, numbered = false, surface = 'page' }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <Band surface={surface}>
      <BandHeading>{title}</BandHeading>
      <List className={cx(list, numbered && steps)}>
        {points.map(({ links = [], ...it }, index) => (
          <Stack
            as="li"
            key={it.title}
            gap="xsmall"
            align="start"
            className={numbered ? step : question}
          >
            {numbered && (
              <div aria-hidden className={number}>
                {index + 1}
                <MotifBorder className={chain} />
              </div>
            )}
            <Heading level={3}>{it.title}</Heading>
            {it.text !== undefined && (
              <Text measured size={numbered ? 'body' : 'lead'}>
                {it.text}
              </Text>
            )}
            {links.map(({ href, label }) => (
              <Link key={href} href={href} look="inline">
                {label}
              </Link>
            ))}
          </Stack>
        ))}
      </List>
    </Band>
  );
}
