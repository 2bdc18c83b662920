import { Container } from '../primitives/Container';
import { Link } from '../primitives/Link';
import { links } from './EntryLinks.css';

export interface EntryLinksProps<Item> {
  items: readonly Item[];
  hrefFor: (item: Item) => string;
}

/** Items by their titles: what of a long list no card shows to those who run no scripts. */
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
