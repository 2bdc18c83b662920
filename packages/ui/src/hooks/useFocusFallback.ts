import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a part that disappears with the focus in it, such as a 'Try again' that was pressed: the nearest
 * element around it that can be focused takes the focus then, else the page's content, but not the body.
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
