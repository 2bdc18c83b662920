import { ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Kolam } from '../primitives/Kolam';
import { drawing, screen, words } from './NotFound.css';

export interface NotFoundProps {
  title: string;
  home: { href: string; label: string };
}

/** There is no page at this address. */
export function NotFound({ title, home }: NotFoundProps) {
  return (
    <section className={screen}>
      <Container className={words}>
        <Kolam seed="404" columns={9} draw className={drawing} />
        <Heading level={1} size="title">
          {title}
        </Heading>
        <ButtonLink href={home.href} size="large">
          {home.label}
        </ButtonLink>
      </Container>
    </section>
  );
}
