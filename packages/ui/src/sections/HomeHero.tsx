import { ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Kolam } from '../primitives/Kolam';
import { Stack } from '../primitives/Stack';
import * as css from './HomeHero.css';

interface Figure {
  value: string;
  label: string;
}

export interface HomeHeroProps {
  headline: string;
  subline: string;
  primary: { href: string; label: string };
  secondary: { href: string; label: string };
  badges: readonly Figure[];
  /** The two cards that float over the drawing. */
  cards: readonly [Figure, Figure];
  /** The same seed, the same kolam. */
  seed: string;
}

export function HomeHero(props: HomeHeroProps) {
  const { headline, subline, primary, secondary, badges, cards, seed } = props;
  return (
    <section className={css.hero}>
      <Container className={css.layout}>
        <div className={css.words}>
          <Heading level={1} size="display">
            {headline}
          </Heading>
          <p className={css.subline}>{subline}</p>
          <Stack direction="row" gap="small">
            <ButtonLink href={primary.href} size="large">
              {primary.label}
            </ButtonLink>
            <ButtonLink href={secondary.href} size="large" tone="neutral" variant="outline">
              {secondary.label}
            </ButtonLink>
          </Stack>
          <ul className={css.badges}>
            {badges.map(({ value, label }) => (
              <li key={label} className={css.badge}>
                <span className={css.badgeValue}>{value}</span>{' '}
                <span className={css.badgeLabel}>{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={css.stage}>
          <Kolam seed={seed} columns={11} draw className={css.drawing} />
          {cards.map(({ value, label }) => (
            <p key={label} className={css.card}>
              <span className={css.cardValue}>{value}</span>{' '}
              <span className={css.badgeLabel}>{label}</span>
            </p>
          ))}
        </div>
      </Container>
    </section>
  );
}
