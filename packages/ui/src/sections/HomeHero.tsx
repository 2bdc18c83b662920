import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { Text } from '../primitives/Text';
import { ActionPair } from './ActionPair';
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
  /** Seed of the motif: the same seed gives the same drawing. */
  seed: string;
}

/** The head of the home page: headline, calls to action, and two figures over a large motif. */
export function HomeHero(props: HomeHeroProps) {
  const { headline, subline, primary, secondary, badges, cards, seed } = props;
  return (
    <section className={css.hero}>
      <Container className={css.layout}>
        <div className={css.text}>
          <Heading level={1} size="display">
            {headline}
          </Heading>
          <Text size="lead" weight="medium" tone="muted">
            {subline}
          </Text>
          <ActionPair primary={primary} secondary={secondary} />
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
          <Motif seed={seed} columns={11} draw className={css.drawing} />
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
