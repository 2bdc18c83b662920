import { Button, ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { Heading, PAGE_TITLE_ID } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { Motif } from '../primitives/Motif';
import { Stack } from '../primitives/Stack';
import { sharedWords } from '../primitives/sharedWords';
import { Text } from '../primitives/Text';
import { drawing, screen, ways } from './StatusScreen.css';

export interface StatusScreenProps {
  title: string;
  /** A status or message below the title, never a stack trace. Default: none. */
  detail?: string;
  /** Seed of a motif above the title; without one there is no drawing. */
  seed?: string | undefined;
  home: { href: string; label: string };
  /** Renders what has failed again, by a button before the link. Default: there is none. */
  onRetry?: (() => void) | undefined;
  /** A link before the one to home. Default: none. */
  list?: { href: string; label: string } | undefined;
  /** Quiet links below these. Default: none. */
  more?: readonly { href: string; label: string }[];
  /** `main` where no layout surrounds the screen; default `section`. */
  as?: 'section' | 'main';
}

/** A screen with a title and the ways out, where a page's content would be. */
export function StatusScreen(props: StatusScreenProps) {
  const { title, detail, seed, home, onRetry, list, more, as: Element = 'section' } = props;
  return (
    <Element className={screen} aria-labelledby={Element === 'main' ? PAGE_TITLE_ID : undefined}>
      <Container>
        <Stack gap="large" align="center">
          {seed !== undefined && <Motif seed={seed} columns={9} draw className={drawing} />}
          <Heading level={1} size="title">
            {title}
          </Heading>
          {detail !== undefined && (
            <Text tone="muted" authored>
              {detail}
            </Text>
          )}
          <Stack direction="row" gap="small" className={ways}>
            {onRetry && (
              <Button size="large" onClick={onRetry}>
                {sharedWords.retry}
              </Button>
            )}
            {list && (
              <ButtonLink href={list.href} size="large">
                {list.label}
              </ButtonLink>
            )}
            <ButtonLink
              href={home.href}
              size="large"
              {...((onRetry ?? list) && { tone: 'neutral', variant: 'outline' })}
            >
              {home.label}
            </ButtonLink>
          </Stack>
          {more && (
            <Stack as="ul" direction="row" gap="large" className={ways}>
              {more.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} look="inline">
                    {label}
                  </Link>
                </li>
              ))}
            </Stack>
          )}
        </Stack>
      </Container>
    </Element>
  );
}
