import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
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

const WindowedCards = lazy(async () => {
  const { WindowedCards } = await import('./WindowedCards');
  return { default: WindowedCards };
});

export interface CardGridProps<Item extends { id: string }> {
  items: readonly Item[];
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
  const ref = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(initialCount);
  useEffect(() => setLimit(undefined), []);
  const long = items.length > RENDER_ALL_UP_TO && limit === undefined;
  const rendered = limit ?? (long ? FIRST : items.length);
  return (
    // Measuring rows corrects the scroll position; the browser's own anchoring would do it twice.
    <Grid ref={ref} {...(long && { style: { overflowAnchor: 'none' } })}>
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
          {...(long && { 'aria-setsize': items.length, 'aria-posinset': index + 1 })}
        >
          {children(item, index < ABOVE_THE_FOLD)}
        </Reveal>
      ))}
      {long && (
        <Suspense>
          <WindowedCards grid={ref} items={items} from={FIRST} kept={kept}>
            {(index) => {
              const item = items[index];
              return item && children(item, false);
            }}
          </WindowedCards>
        </Suspense>
      )}
    </Grid>
  );
}
