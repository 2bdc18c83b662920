import { Heading } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { EntryColumn } from './EntryColumn';
import { band, link, list } from './RelatedEntries.css';

export interface RelatedEntriesProps<Item> {
  /** Heading and accessible name. */
  title: string;
  items: readonly Item[];
  hrefFor: (item: Item) => string;
}

/** Links to entries that are about the same; renders nothing without any. */
export function RelatedEntries<Item extends { id: string; title: string }>(
  props: RelatedEntriesProps<Item>,
) {
  const { title, items, hrefFor } = props;
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className={band}>
      <EntryColumn>
        <Heading level={2}>{title}</Heading>
        <ul className={list}>
          {items.map((item) => (
            <li key={item.id}>
              <Link href={hrefFor(item)} look="bare" className={link}>
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      </EntryColumn>
    </section>
  );
}
