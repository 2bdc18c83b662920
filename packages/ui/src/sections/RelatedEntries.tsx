import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { EntryColumn } from './EntryColumn';
import * as css from './RelatedEntries.css';

const WIDE_SIZES = '(min-width:80em) 24rem,(min-width:48em) 33vw,9rem';

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
  /** Begins at the page's own edge; default false. */
  wide?: boolean | undefined;
}

/** Links to entries that are about the same; renders nothing without any. */
export function RelatedEntries({ title, items, wide }: RelatedEntriesProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className={css.band}>
      <EntryColumn wide={wide}>
        <Heading level={2}>{title}</Heading>
        <ul className={css.list}>
          {items.map(({ id, href, picture, ...it }) => (
            <li key={id}>
              <Link href={href} look="bare" className={css.link}>
                <Image
                  src={picture}
                  alt=""
                  seed={id}
                  sizes={wide ? WIDE_SIZES : '(min-width:48em) 15rem,9rem'}
                  className={css.picture}
                />
                <Text as="span" size="inherit" tone="inherit" lines={3}>
                  {it.title}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      </EntryColumn>
    </section>
  );
}
