import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import * as css from './RelatedEntries.css';

/** A link to an entry, with its picture. */
export interface EntryLink {
  /** Seed of the motif that replaces a missing picture. */
  id: string;
  href: string;
  title: string;
  picture: string | null;
}

export interface RelatedEntriesProps {
  /** Heading and accessible name. */
  title: string;
  items: readonly EntryLink[];
}

/** Links to entries that are about the same; renders nothing without any. */
export function RelatedEntries({ title, items }: RelatedEntriesProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className={css.band}>
      <Container>
        <Heading level={2}>{title}</Heading>
        <ul className={css.list}>
          {items.map(({ id, href, picture, ...it }) => (
            <li key={id}>
              <Link href={href} look="bare" className={css.link}>
                <Image
                  src={picture}
                  alt=""
                  seed={id}
                  sizes="(min-width:64em) 12rem,9rem"
                  className={css.picture}
                />
                <Text as="span" size="inherit" tone="inherit" lines={3}>
                  {it.title}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
