import { ButtonLink } from '../primitives/Button';
import { Heading } from '../primitives/Heading';
import { Icon, type IconSource } from '../primitives/Icon';
import { Motif } from '../primitives/Motif';
import { Stack } from '../primitives/Stack';
import { serviceIcons } from '../primitives/serviceIcons';
import { Text } from '../primitives/Text';
import * as css from './ServiceCard.css';

export interface Service {
  /** Stays when the title changes. */
  id: string;
  icon: IconSource;
  /**
   * A drawing on no ground of its own, 384 × 300, of which a card may show the upper 176; 384 × 440 for a last card
   * that takes a row of two. Default: a motif.
   */
  picture?: string;
  title: string;
  description: string;
  features: readonly string[];
  ctaText: string;
  ctaLink: string;
}

export interface ServiceCardProps {
  service: Service;
  /** The level of its title in the page's outline. */
  level: 2 | 3;
  /** Its picture loads with the page, which begins with it. Default: when it comes near the screen. */
  eager?: boolean;
}

/** A short compound such as 'AI-powered': a line must not break at its hyphen. */
const SHORT_COMPOUND = /(\b\w{1,3}-\w+)/;

const withoutBreaks = (text: string) =>
  text.split(SHORT_COMPOUND).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={css.nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A service with its features and a call to action. */
export function ServiceCard({ service, level, eager = false }: ServiceCardProps) {
  return (
    <article className={css.card}>
      <div className={css.head}>
        {service.picture === undefined ? (
          <Motif seed={service.title} columns={5} className={css.drawing} />
        ) : (
          <img
            src={service.picture}
            alt=""
            width={384}
            height={300}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className={css.picture}
          />
        )}
        <Icon name={service.icon} size="large" />
      </div>
      <Heading level={level}>{service.title}</Heading>
      <Text tone="muted">{withoutBreaks(service.description)}</Text>
      <Stack as="ul" gap="xsmall" className={css.features}>
        {service.features.map((name) => (
          <li key={name} className={css.feature}>
            <Icon name={serviceIcons.check} size="small" className={css.tick} />
            {name}
          </li>
        ))}
      </Stack>
      <div className={css.action}>
        <ButtonLink href={service.ctaLink} variant="outline">
          {service.ctaText}
        </ButtonLink>
      </div>
    </article>
  );
}
