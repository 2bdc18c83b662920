import { flushSync } from 'react-dom';

/**
 * Makes a change of state inside a view transition: what stays moves to its new place. At once where
 * the browser has none, or where stillness is asked for.
 */
export function inViewTransition(change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') change();
  // The next one ends this one before it was seen: nothing is wrong then.
  else document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
}
