import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { item as itemClass, list } from './VirtualList.css';

/** Items rendered above and below the viewport. */
const OVERSCAN = 8;

export interface VirtualListProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** Number of items, loaded or not. */
  total: number;
  /** Height of an item in CSS px until it is measured. */
  estimatedHeight: number;
  /** Called when the end of the loaded items comes near the viewport. */
  onNearEnd?: () => void;
  children: (item: Item) => ReactNode;
}

/** A virtualized list that scrolls with the page: only items near the viewport are rendered. */
export function VirtualList<Item extends { id: string }>(props: VirtualListProps<Item>) {
  const { label, items, total, estimatedHeight, onNearEnd, children } = props;
  const ref = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => setOffset(ref.current?.offsetTop ?? 0), []);

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
  });
  const rendered = virtualizer.getVirtualItems();
  const last = rendered.at(-1)?.index ?? 0;

  useEffect(() => {
    if (last >= items.length - OVERSCAN && items.length < total) onNearEnd?.();
  }, [last, items.length, total, onNearEnd]);

  return (
    <ul
      ref={ref}
      aria-label={label}
      className={list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rendered.map(({ index, key, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              className={itemClass}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
