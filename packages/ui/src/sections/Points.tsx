import { Heading } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { Band, BandHeading, type BandProps } from './Band';
import { list, number, point } from './Points.css';

export interface PointsProps extends Pick<BandProps, 'surface'> {
  title: string;
  points: readonly {
    title: string;
    text: string;
    /** Where more is said about it. Default: nowhere. */
    more?: { href: string; label: string };
  }[];
  /** Numbers the points, as the steps of something. Default: false. */
  numbered?: boolean;
}

/** A few short texts side by side: steps, or questions and their answers. */
export function Points({ title, points, numbered = false, surface = 'page' }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <Band surface={surface}>
      <BandHeading>{title}</BandHeading>
      <List className={list}>
        {points.map(({ more, ...it }, index) => (
          <li key={it.title} className={point}>
            {numbered && (
              <span aria-hidden className={number}>
                {index + 1}
              </span>
            )}
            <Heading level={3}>{it.title}</Heading>
            <Text tone="muted">{it.text}</Text>
            {more && (
              <Link href={more.href} look="inline">
                {more.label}
              </Link>
            )}
          </li>
        ))}
      </List>
    </Band>
  );
}
