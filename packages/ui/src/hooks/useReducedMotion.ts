import { useMediaQuery } from './useMediaQuery';

/** Whether the visitor prefers reduced motion; true in prerendered markup. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
