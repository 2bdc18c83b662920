import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Grid } from './Grid';
import { Reveal } from './Reveal';

/** The most cards that are all rendered; an ordinary list has fewer. */
export const ORDINARY = 60;
/** Cards of a longer list that are always there: whole rows of one, two or three columns. */
const FIRST = 12;
/** Cards that a large screen shows without scrolling. */
const ABOVE_THE_FOLD = 3;
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
  /** @param eager it is on the first screen: its picture should not wait */
  children: (item: Item, eager: boolean) => ReactNode;
}

/**
 * Cards side by side, which enter one after another. Of a very long list only the first cards and
 * those near the screen are rendered.
 */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, kept, cardClassName, children } = props;
  const ref = useRef<HTMLUListElement>(null);
  const long = items.length > ORDINARY;
  return (
    // The browser's own correction would come on top of the one that follows a measured row.
    <Grid ref={ref} {...(long && { style: { overflowAnchor: 'none' } })}>
      {(long ? items.slice(0, FIRST) : items).map((item, index) => (
        <Reveal
          as="li"
          key={item.id}
          delay={index * STAGGER}
          skipDelayOnScroll
          className={cardClassName}
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
