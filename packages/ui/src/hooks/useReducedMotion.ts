import { useMediaQuery } from './useMediaQuery';

/** Whether the visitor asked for stillness. Markup made without a browser assumes so. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
