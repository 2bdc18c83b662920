import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useHydrating } from '../hooks/useHydrating';
import { deferred } from './CardGrid.css';
import { cx } from './cx';
import { Grid } from './Grid';
import { Reveal } from './Reveal';

/** The most cards that are all rendered; an ordinary list has fewer. */
export const RENDER_ALL_UP_TO = 60;
/** Cards of a longer list that are always there: whole rows of one, two or three columns. */
const FIRST = 12;
/** Cards that every screen shows without scrolling: the others' pictures come when they are near. */
const ABOVE_THE_FOLD = 1;
/** Cards in a page that is made at build time: two rows of three, to be there with the first bytes. */
export const BUILT = 6;
/** Seconds between one card's entrance and the next one's. */
const STAGGER = 0.1;

const WindowedCards = lazy(async () => {
  const { WindowedCards } = await import('./WindowedCards');
  return { default: WindowedCards };
});

export interface CardGridProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Stays rendered wherever it stands, so that the focus can come back to it. */
  kept?: Item | undefined;
  /** For each card that is there from the start. */
  cardClassName?: string;
  /** The visitor has the built page's cards before them: what is on the screen does not enter again. */
  seen?: boolean | undefined;
  /** @param eager it is on the first screen: its picture should not wait */
  children: (item: Item, eager: boolean) => ReactNode;
}

/**
 * Cards side by side, which enter one after another. Of a very long list only the first cards and
 * those near the screen are rendered.
 */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, kept, cardClassName, seen, children } = props;
  const ref = useRef<HTMLUListElement>(null);
  const [building] = useState(useHydrating());
  // A card above a reader would push them when it is drawn.
  const [undrawn] = useState(building || (seen && window.scrollY === 0));
  const long = items.length > RENDER_ALL_UP_TO && !building;
  const defers = undrawn && !long;
  const rendered = building ? BUILT : long ? FIRST : items.length;
  return (
    // The browser's own correction would come on top of the one that follows a measured row.
    <Grid ref={ref} {...(long && { style: { overflowAnchor: 'none' } })}>
      {items.slice(0, rendered).map((item, index) => (
        <Reveal
          as="li"
          key={item.id}
          delay={index * STAGGER}
          skipDelayOnScroll
          seen={seen}
          className={cx(cardClassName, defers && index >= ABOVE_THE_FOLD && deferred)}
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
