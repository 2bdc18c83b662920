import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { deferred } from './CardGrid.css';
import { cx } from './cx';
import { Grid } from './Grid';
import { Reveal } from './Reveal';

/** Cards with an entrance. Those below are there when they are scrolled to. */
const ENTERING = 60;
/** Cards that every screen shows without scrolling: only their pictures load eagerly. */
const ABOVE_THE_FOLD = 1;
/** Seconds between one card's entrance and the next one's. */
const STAGGER = 0.1;

export interface CardGridProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Items in all, given or not; −1 where that is unknown. Default: those given. */
  total?: number | undefined;
  cardClassName?: string;
  /** Cards of the first render; the others are added right after it. Default: all. */
  initialCount?: number | undefined;
  /**
   * In a list of at most 60 cards, defers those below the first until they come near the screen. Only for
   * one that opens at its top: deferring cards above the viewport would shift the scroll position.
   * Default: false.
   */
  deferOffscreen?: boolean | undefined;
  /** @param eager whether the card is above the fold, where its picture loads eagerly */
  children: (item: Item, eager: boolean) => ReactNode;
}

/** Cards side by side with staggered entrances. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, total, cardClassName, initialCount, deferOffscreen = false, children } = props;
  const exceedsEntering = items.length > ENTERING;
  // Estimated heights would add up: going back to a long list would miss its place.
  const defers = deferOffscreen && !exceedsEntering;
  const [limit, setLimit] = useState(initialCount);
  useEffect(() => startTransition(() => setLimit(undefined)), []);
  return (
    <Grid>
      {items.slice(0, limit).map((item, index) => {
        const card = {
          className: cx(cardClassName, defers && index >= ABOVE_THE_FOLD && deferred),
          children: children(item, index < ABOVE_THE_FOLD),
          ...((total !== undefined || exceedsEntering) && {
            'aria-setsize': total ?? items.length,
            'aria-posinset': index + 1,
          }),
        };
        return index < ENTERING ? (
          <Reveal as="li" key={item.id} delay={index * STAGGER} skipDelayOnScroll {...card} />
        ) : (
          <li key={item.id} {...card} />
        );
      })}
    </Grid>
  );
}
