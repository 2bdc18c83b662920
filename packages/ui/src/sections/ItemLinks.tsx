import { Container } from '../primitives/Container';
import { Link } from '../primitives/Link';
import { links } from './ItemLinks.css';

export interface ItemLinksProps<Item> {
  items: readonly Item[];
  hrefFor: (item: Item) => string;
}

/** Items by their titles: what of a long list no card shows to those who run no scripts. */
export function ItemLinks<Item extends { id: string; title: string }>({
  items,
  hrefFor,
}: ItemLinksProps<Item>) {
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
