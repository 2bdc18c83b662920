import { Container } from '../primitives/Container';
import { Link } from '../primitives/Link';
import { links } from './EntryLinks.css';

export interface EntryLinksProps<Item> {
  items: readonly Item[];
  hrefFor: (item: Item) => string;
}

/** Links to entries by their titles: for a page without scripts, those that no card shows. */
export function EntryLinks<Item extends { id: string; title: string }>({
  items,
  hrefFor,
}: EntryLinksProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Container>
      <ul className={links}>
        {items.map((item) => (
          <li key={item.id}>
            <Link href={hrefFor(item)} look="inline">
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
