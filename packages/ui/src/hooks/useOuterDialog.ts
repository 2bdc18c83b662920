import { type RefObject, useMemo, useRef } from 'react';

/**
 * The dialog in which another one is opened: it takes the focus when the element that had it is gone.
 * @returns a ref for an element inside of it, and one that finds it
 */
export function useOuterDialog(): {
  insideRef: RefObject<HTMLSpanElement | null>;
  outerRef: RefObject<HTMLElement | null>;
} {
  const insideRef = useRef<HTMLSpanElement>(null);
  const outerRef = useMemo(
    () => ({
      get current() {
        return insideRef.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
      },
    }),
    [],
  );
  return { insideRef, outerRef };
}
