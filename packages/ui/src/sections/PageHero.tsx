import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { MotifBorder } from '../primitives/MotifBorder';
import { Text } from '../primitives/Text';
import * as css from './PageHero.css';

export interface PageHeroProps {
  title: string;
  text: string;
  /** Where the drawing is on a large screen. Default: `end`. */
  place?: keyof typeof css.places | undefined;
}

/** The head of every page but home: its title, one sentence, and a motif seeded from the title. */
export function PageHero({ title, text, place = 'end' }: PageHeroProps) {
  return (
    <section className={css.hero}>
      <Motif seed={title} columns={11} className={cx(css.drawing, css.places[place])} />
      <Container className={css.text}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead" tone="muted" className={css.tagline}>
          {text}
        </Text>
      </Container>
      <MotifBorder className={css.edge} />
    </section>
  );
}
