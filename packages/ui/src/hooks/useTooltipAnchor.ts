import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { inputWasKey, watchInput } from './lastInput';

/** Milliseconds of hovering before a tooltip opens; stories set none. */
export const tooltipDelay = { open: 700 };
/** Milliseconds after one closes in which another opens without delay. */
const SKIP_DELAY = 300;

/** When a tooltip was last closed, in the milliseconds of `performance.now`. */
let closedAt = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip shows: after hovering for a while, and at once on keyboard focus.
 * @param off the tooltip never opens
 * @returns the element that it shows at, null while it doesn't; whether it was ever about to; handlers for
 * the element around the anchor
 */
export function useTooltipAnchor(off: boolean) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const unwatch = watchInput();
    return () => {
      unwatch();
      clearTimeout(timer.current);
    };
  }, []);

  const hide = () => {
    clearTimeout(timer.current);
    if (anchor) closedAt = performance.now();
    setAnchor(null);
  };
  const show = (around: Element, delay: number) => {
    if (off) return;
    clearTimeout(timer.current);
    setWanted(true);
    if (delay === 0) setAnchor(around.firstElementChild);
    else timer.current = setTimeout(() => setAnchor(around.firstElementChild), delay);
  };
  const handlers = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || anchor) return;
      show(currentTarget, performance.now() - closedAt < SKIP_DELAY ? 0 : tooltipDelay.open);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (inputWasKey() && target.matches(':focus-visible')) show(currentTarget, 0);
    },
    onBlur: hide,
  };
  return { anchor: off ? null : anchor, wanted, handlers, hide };
}
