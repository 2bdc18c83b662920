import { ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { screen, text } from './ErrorScreen.css';

export interface ErrorScreenProps {
  /** The error's status or message; never a stack trace. */
  detail: string;
  home: { href: string; label: string };
}

/** Something in the application itself went wrong. */
export function ErrorScreen({ detail, home }: ErrorScreenProps) {
  return (
    <main className={screen}>
      <Container className={text}>
        <Heading level={1} size="title">
          Unexpected Application Error!
        </Heading>
        <Text tone="muted" authored>
          {detail}
        </Text>
        <ButtonLink href={home.href} size="large">
          {home.label}
        </ButtonLink>
      </Container>
    </main>
  );
}
