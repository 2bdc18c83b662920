import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger has to move something before it is swiped away. */
const THRESHOLD = 50;

/**
 * Handlers of an element that a finger or pen can swipe away: sideways, or over the edge it lies at.
 * Below the threshold it goes back to its place. A mouse selects text instead.
 */
export function useSwipe(edge: 'top' | 'bottom', onSwiped: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);

  /** How far the element has been moved, along the stronger of the two directions. */
  const distanceOf = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    if (!start.current) return { x: 0, y: 0 };
    const x = clientX - start.current.x;
    const y = clientY - start.current.y;
    if (Math.abs(x) > Math.abs(y)) return { x, y: 0 };
    return { x: 0, y: edge === 'bottom' ? Math.max(0, y) : Math.min(0, y) };
  };
  const moveTo = (element: HTMLElement, translate: string) => {
    element.style.translate = translate;
  };

  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') start.current = { x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { x, y } = distanceOf(event);
      moveTo(event.currentTarget, `${x}px ${y}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { x, y } = distanceOf(event);
      start.current = undefined;
      if (Math.hypot(x, y) >= THRESHOLD) onSwiped();
      else moveTo(event.currentTarget, '');
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      moveTo(currentTarget, '');
    },
  };
}
