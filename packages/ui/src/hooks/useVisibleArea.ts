import { useEffect } from 'react';

/**
 * Keeps `--above-visible` and `--below-visible` of an element at the height, in CSS px, by which the window is
 * hidden at either end: by the keyboard of a phone that covers the page instead of making it smaller.
 */
export function useVisibleArea(element: HTMLElement | null | undefined): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!element || !visualViewport) return;
    const measure = () => {
      const { offsetTop, height, scale } = visualViewport;
      // Someone who has zoomed in moves around by hand.
      const above = scale === 1 ? offsetTop : 0;
      const below = scale === 1 ? Math.max(0, window.innerHeight - offsetTop - height) : 0;
      element.style.setProperty('--above-visible', `${above}px`);
      element.style.setProperty('--below-visible', `${below}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
