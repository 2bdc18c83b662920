import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether enough of an element has been in the viewport once; it stays true afterwards.
 * @param threshold visible share of the element, 0 to 1
 * @param rootMargin margin around the viewport, in IntersectionObserver's syntax; default `0px`
 */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold, rootMargin = '0px' }: { threshold: number; rootMargin?: string },
): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || inView) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true);
      },
      { threshold, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, rootMargin, inView]);
  return inView;
}
