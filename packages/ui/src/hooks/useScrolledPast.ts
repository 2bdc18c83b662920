import { useEffect, useState } from 'react';
import { pageScrollY } from './pageScrollY';

/**
 * Whether the page is scrolled by strictly more than `offset` px; undefined in prerendered markup. It is measured
 * when the page scrolls, not with each rendering, which would lay out the page twice.
 */
export function useScrolledPast(offset: number): boolean | undefined {
  const [past, setPast] = useState<boolean>();
  useEffect(() => {
    const measure = () => setPast(pageScrollY() > offset);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [offset]);
  return past;
}
