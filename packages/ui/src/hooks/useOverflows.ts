import { useLayoutEffect, useState } from 'react';

/** Whether an element's content is higher than the element, so that it scrolls; follows changes of both. */
export function useOverflows(element: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  // Measured before the first paint, so that the element never scrolls without being reachable.
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
