import { flushSync } from 'react-dom';

/**
 * Makes a change of state inside a view transition: what stays moves to its new place. At once where
 * the browser has none, or where stillness is asked for.
 *
 * The picture that a transition begins with holds up the frame: it waits until the answer to the
 * press has been drawn.
 */
export function inViewTransition(change: () => void): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') change();
  else {
    afterPaint(() => {
      // The next one ends this one before it was seen: nothing is wrong then.
      document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
    });
  }
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
