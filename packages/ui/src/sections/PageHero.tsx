import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { PageHeadDrawing } from './PageHeadDrawing';
import * as css from './PageHero.css';

export interface PageHeroProps {
  title: string;
  text: string;
}

/** The head of every page but home: its title, one sentence, and a motif seeded from the title. */
export function PageHero({ title, text }: PageHeroProps) {
  return (
    <section className={css.hero}>
      <PageHeadDrawing seed={title} of="page" />
      <Container className={css.text}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead" tone="muted" className={css.tagline}>
          {text}
        </Text>
      </Container>
    </section>
  );
}
