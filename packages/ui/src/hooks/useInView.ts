import { type RefObject, useEffect, useState } from 'react';

interface InViewOptions {
  /** Visible share of the element, 0 to 1. Default: any. */
  threshold?: number;
  /** Margin around the viewport, in IntersectionObserver's syntax. Default: `0px`. */
  rootMargin?: string;
  /** Stays true afterwards. Default: true. */
  once?: boolean;
}

/** Whether enough of an element is, or has been, in the viewport; always where a browser can't tell. */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold = 0, rootMargin = '0px', once = true }: InViewOptions,
): boolean {
  const [inView, setInView] = useState(false);
  const settled = once && inView;
  useEffect(() => {
    const element = ref.current;
    if (!element || settled) return;
    if (!('IntersectionObserver' in window)) return setInView(true);
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = once ? entries.find((it) => it.isIntersecting) : entries.at(-1);
        setInView(entry?.isIntersecting ?? false);
      },
      { threshold, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, rootMargin, once, settled]);
  return inView;
}
