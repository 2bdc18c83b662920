import { type RefObject, useMemo, useRef } from 'react';

/**
 * The dialog in which another one is opened: it takes the focus when the element that had it is gone.
 * @returns `insideRef` is for any element inside the dialog; `outerRef` is the dialog itself, which Ariakit asks for
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
