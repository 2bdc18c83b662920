import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { memo, type ReactNode, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond each edge of the screen. */
const OVERSCAN = 3;

export interface WindowedCardsProps {
  /** The list that these cards belong to; the cards before them fill whole rows of it. */
  grid: HTMLUListElement;
  items: readonly { id: string }[];
  /** Items in all, given or not; −1 where that is unknown. */
  total: number;
  /** The first of the items that is rendered here. */
  from: number;
  kept?: { id: string } | undefined;
  children: (index: number) => ReactNode;
}

/** The part of a grid's cards that is near the screen; margins stand in for all the others. */
export function WindowedCards(props: WindowedCardsProps) {
  const { grid, items, total, from, kept, children } = props;
  const { columns, gap, start, height } = useRows(grid, from);
  const firstOf = (row: number) => from + row * columns;
  const rowOf = (index: number) => Math.floor((index - from) / columns);

  /** The focus may be anywhere, and Tab leads from there to its neighbours. */
  const withKept = (range: Range): number[] => {
    const focused = indexOf(document.activeElement?.closest('li[aria-posinset]'));
    const near = focused === undefined ? [] : [-1, 0, 1].map((step) => rowOf(focused) + step);
    const keptAt = kept ? items.findIndex(({ id }) => id === kept.id) : -1;
    const rows = new Set([...defaultRangeExtractor(range), ...near, rowOf(keptAt)]);
    return [...rows].filter((row) => row >= 0 && row < range.count).sort((a, b) => a - b);
  };

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil((items.length - from) / columns),
    estimateSize: () => height,
    getItemKey: (row) => `${columns} ${items[firstOf(row)]?.id}`,
    overscan: OVERSCAN,
    gap,
    scrollMargin: start,
    rangeExtractor: withKept,
    scrollToFn: correctScroll,
    // A measured row makes the list another height, which is observed as well.
    useAnimationFrameWithResizeObserver: true,
  });
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAboveScreen;
  const rows = virtualizer.getVirtualItems();
  const end = start + virtualizer.getTotalSize();

  return rows.flatMap((row, place) => {
    const first = firstOf(row.index);
    const above = rows[place - 1];
    const below = rows[place + 1];
    const style = {
      marginBlockStart: row.start - (above ? above.end + gap : start),
      marginBlockEnd: below ? 0 : end - row.end,
    };
    return items.slice(first, first + columns).map((item, column) => (
      <li
        key={item.id}
        // A row is as high as any of its cards.
        ref={column === 0 ? virtualizer.measureElement : undefined}
        data-index={row.index}
        aria-setsize={total}
        aria-posinset={first + column + 1}
        style={style}
      >
        <Card index={first + column}>{children}</Card>
      </li>
    ));
  });
}

type WindowVirtualizer = Virtualizer<Window, Element>;

/** Virtualizers that have written a scroll position. */
const placed = new WeakSet<WindowVirtualizer>();

/**
 * Corrects the scroll position. The first write repeats the position that the window has, and would
 * end a scroll that is under way.
 */
const correctScroll: WindowVirtualizer['options']['scrollToFn'] = (
  offset,
  { adjustments },
  virtualizer,
) => {
  const first = !placed.has(virtualizer);
  placed.add(virtualizer);
  if (first && adjustments === undefined) return;
  window.scrollTo({ top: offset + (adjustments ?? 0) });
};

/**
 * Whether the height of a row that was measured moves what is on the screen. Not where the scroll
 * event of a jump is still to come: the correction would start from the position before the jump, and
 * so undo it.
 */
const isAboveScreen = (
  { start }: { start: number },
  _: number,
  { scrollOffset }: WindowVirtualizer,
) => scrollOffset !== null && Math.abs(window.scrollY - scrollOffset) < 2 && start < scrollOffset;

/** Scrolling renders the cards that come near, not those that are there. */
const Card = memo(({ index, children }: Pick<WindowedCardsProps, 'children'> & { index: number }) =>
  children(index),
);

function indexOf(item: Element | null | undefined): number | undefined {
  const place = item?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : undefined;
}

interface Rows {
  columns: number;
  /** Pixels between two rows. */
  gap: number;
  /** Where the first windowed row begins, in pixels of the page. */
  start: number;
  /** What a row takes before it is measured: as much as those before it do. */
  height: number;
}

/** How a grid lays out its cards at the moment, read from its plain ones. */
function useRows(list: HTMLUListElement, plain: number): Rows {
  const [rows, setRows] = useState<Rows>({ columns: 1, gap: 0, start: 0, height: 400 });
  useLayoutEffect(() => {
    const read = () => {
      const style = getComputedStyle(list);
      const columns = style.gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(style.rowGap) || 0;
      // Offsets, because a card that enters is not yet where it stands.
      const last = list.children[plain - 1] as HTMLElement;
      const taken = last.offsetTop + last.offsetHeight - list.offsetTop + gap;
      const start = Math.round(list.getBoundingClientRect().top + window.scrollY + taken);
      const height = Math.round(taken / (plain / columns) - gap);
      setRows((known) =>
        known.columns === columns &&
        known.gap === gap &&
        known.start === start &&
        known.height === height
          ? known
          : { columns, gap, start, height },
      );
    };
    read();
    // Whatever moves the list makes the page another height.
    const observer = new ResizeObserver(read);
    observer.observe(list);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [list, plain]);
  return rows;
}
