import { useEffect, useState } from 'react';

/** Inner size of an element in CSS px, without transforms; undefined until it is measured. */
export function useSize(element: HTMLElement | null): DOMRectReadOnly | undefined {
  const [size, setSize] = useState<DOMRectReadOnly>();
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
