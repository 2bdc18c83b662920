import { useEffect } from 'react';

/** Ways from an opened item to those beside it; absent at the ends of the list. */
export interface PreviousNext {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/**
 * The ways from an item to its neighbours in the order of a list.
 * @param opened the item that is open, if one is
 * @param onNearEnd reads more of the list; called when its last item is open
 */
export function useListNeighbours<Item extends { id: string }>(
  items: readonly Item[],
  opened: Item | undefined,
  onOpen: (item: Item) => void,
  onNearEnd?: () => void,
): PreviousNext {
  const at = opened ? items.findIndex(({ id }) => id === opened.id) : -1;
  const isLast = at >= 0 && at === items.length - 1;
  useEffect(() => {
    if (isLast) onNearEnd?.();
  }, [isLast, onNearEnd]);
  const to = (item: Item | undefined) => (at >= 0 && item ? () => onOpen(item) : undefined);
  return { onPrevious: to(items[at - 1]), onNext: to(items[at + 1]) };
}
