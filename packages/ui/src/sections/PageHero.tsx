import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Kolam } from '../primitives/Kolam';
import { KolamBorder } from '../primitives/KolamBorder';
import { Text } from '../primitives/Text';
import { drawing, edge, hero, tagline, words } from './PageHero.css';

export interface PageHeroProps {
  title: string;
  text: string;
}

/** The head of every page but the first: its title, one sentence, its own kolam. */
export function PageHero({ title, text }: PageHeroProps) {
  return (
    <section className={hero}>
      <Kolam seed={title} columns={11} className={drawing} />
      <Container className={words}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text size="lead" tone="muted" className={tagline}>
          {text}
        </Text>
      </Container>
      <KolamBorder className={edge} />
    </section>
  );
}
