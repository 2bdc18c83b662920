import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a part that disappears with the focus in it, such as a 'Try again' that was pressed: the focus
 * goes to the nearest ancestor with `tabindex="-1"` then, else to `<main>`, and never to the body.
 */
export function useFocusFallback<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    const around = part?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (!part?.contains(document.activeElement)) return;
      const fallback = around ?? document.querySelector('main');
      fallback?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
