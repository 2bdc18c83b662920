import type { ReactNode } from 'react';
import { deferred, oddCards, oneTooMany, twoTooMany } from './CardGrid.css';
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
  /** Items in all, given or not. Undefined where that is unknown. */
  total: number | undefined;
  cardClassName?: string;
  /**
   * The list opens at its top: the browser draws each card below the first when it comes near the screen.
   * Default: false, because going back leads to a place that has to be there at once.
   */
  opensAtTop?: boolean | undefined;
  /** @param eager whether the card is above the fold, where its picture loads eagerly */
  children: (item: Item, eager: boolean) => ReactNode;
}

/** Cards side by side with staggered entrances; the first ones are larger where a last row would not be full. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  const { items, total, cardClassName, opensAtTop = false, children } = props;
  const exceedsEntering = items.length > ENTERING;
  // Estimated heights would add up: going back to a long list would miss its place.
  const defers = opensAtTop && !exceedsEntering;
  /** Cards in the last row of so many columns; 0 where it is full. */
  const left = (columns: number) => (total ?? 0) % columns;
  return (
    <Grid
      className={cx(
        left(2) === 1 && oddCards,
        left(3) === 1 && oneTooMany,
        left(3) === 2 && twoTooMany,
      )}
    >
      {items.map((item, index) => {
        const card = {
          className: cx(cardClassName, defers && index >= ABOVE_THE_FOLD && deferred),
          children: children(item, index < ABOVE_THE_FOLD),
          ...((total !== items.length || exceedsEntering) && {
            'aria-setsize': total ?? -1,
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
