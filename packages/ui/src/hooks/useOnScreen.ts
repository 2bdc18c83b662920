import { type RefObject, useEffect, useState } from 'react';

/** CSS px: an element counts before the first of its pixels is seen. */
const SOON = '80px 0px';

/** Whether any of an element is on the screen, or soon will be. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: SOON },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return onScreen;
}
