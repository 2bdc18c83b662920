import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { lazyPart } from '../hooks/lazyPart';
import { deferred } from './CardGrid.css';
import { cx } from './cx';
import { Grid } from './Grid';
import { Reveal } from './Reveal';

/** The most cards that are all rendered; longer lists are virtualized. */
export const RENDER_ALL_UP_TO = 60;
/** Cards of a longer list that are always rendered: whole rows of one, two or three columns. */
const FIRST = 12;
/** Cards that every screen shows without scrolling: only their pictures load eagerly. */
const ABOVE_THE_FOLD = 1;
/** Seconds between one card's entrance and the next one's. */
const STAGGER = 0.1;

/** CSS px, and cards beside one another, as far as it is known before the list is laid out. */
const CARD_HEIGHT = 400;
const COLUMNS = 3;

const WindowedCards = lazyPart(async () => (await import('./WindowedCards')).WindowedCards);

export interface CardGridProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Items in all, where more exist than are given; −1 where that is unknown. Default: those given. */
  total?: number | undefined;
  /** Stays rendered wherever it is in the list, so that the focus can return to it. */
  kept?: Item | undefined;
  /** Class of each card that is not virtualized. */
  cardClassName?: string;
  /** Cards of the first render; the others are added right after it. Default: all. */
  initialCount?: number | undefined;
  /**
   * Defers cards below the first until they come near the screen. Only for a list that opens at its
   * top: deferring cards above the viewport would shift the scroll position. Default: false.
   */
  deferOffscreen?: boolean | undefined;
  /** @param eager whether the card is above the fold, where its picture loads eagerly */
  children: (item: Item, eager: boolean) => ReactNode;
}

/** Cards side by side with staggered entrances. A list of more than 60 is virtualized. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, kept, cardClassName, initialCount, deferOffscreen = false, children } = props;
  const [grid, setGrid] = useState<HTMLUListElement | null>(null);
  const [limit, setLimit] = useState(initialCount);
  useEffect(() => startTransition(() => setLimit(undefined)), []);
  const size = props.total ?? items.length;
  const long = items.length > RENDER_ALL_UP_TO && limit === undefined;
  const rendered = limit ?? (long ? FIRST : items.length);
  return (
    // Measuring rows corrects the scroll position; the browser's own anchoring would do it twice.
    <Grid {...(long && { ref: setGrid, style: { overflowAnchor: 'none' } })}>
      {items.slice(0, rendered).map((item, index) => (
        <Reveal
          as="li"
          key={item.id}
          delay={index * STAGGER}
          skipDelayOnScroll
          className={cx(
            cardClassName,
            deferOffscreen && !long && index >= ABOVE_THE_FOLD && deferred,
          )}
          {...((long || size !== items.length) && {
            'aria-setsize': size,
            'aria-posinset': index + 1,
          })}
        >
          {children(item, index < ABOVE_THE_FOLD)}
        </Reveal>
      ))}
      {long && (
        <Suspense fallback={<Room cards={items.length - FIRST} />}>
          {grid && (
            <WindowedCards grid={grid} items={items} total={size} from={FIRST} kept={kept}>
              {(index) => {
                const item = items[index];
                return item && children(item, false);
              }}
            </WindowedCards>
          )}
        </Suspense>
      )}
    </Grid>
  );
}

/** Room for cards that are still to come, so that the end of the list is not taken for near. */
const Room = ({ cards }: { cards: number }) => (
  <li
    aria-hidden="true"
    style={{ gridColumn: '1 / -1', blockSize: (cards * CARD_HEIGHT) / COLUMNS }}
  />
);
