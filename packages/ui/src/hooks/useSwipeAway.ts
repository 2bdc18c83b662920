import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger has to move something before it is swiped away. */
const THRESHOLD = 50;

/**
 * Handlers of an element that a finger or pen can swipe away. Below the threshold it goes back to its place.
 * A mouse selects text instead.
 */
export function useSwipeAway(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  /** Moves the element along with the pointer, in the stronger of the two directions. @returns how far */
  const move = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number => {
    if (!start.current) return 0;
    const x = clientX - start.current.x;
    const y = clientY - start.current.y;
    const isSideways = Math.abs(x) > Math.abs(y);
    currentTarget.style.translate = isSideways ? `${x}px 0px` : `0px ${y}px`;
    return Math.abs(isSideways ? x : y);
  };

  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') start.current = { x: clientX, y: clientY };
    },
    onPointerMove: move,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isSwiped = move(event) >= THRESHOLD;
      start.current = undefined;
      if (isSwiped) onSwiped();
      else event.currentTarget.style.translate = '';
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      currentTarget.style.translate = '';
    },
  };
}
