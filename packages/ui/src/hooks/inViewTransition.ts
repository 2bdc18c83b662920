import { flushSync } from 'react-dom';

/**
 * Changes state inside a view transition, so that elements which stay move to their new place.
 * Without one where the browser lacks them or reduced motion is preferred.
 *
 * The browser's snapshot blocks a frame, so the transition starts after the next paint: the feedback
 * of the press is not delayed. A change may be a promise, which the browser waits for.
 */
export function inViewTransition(change: () => unknown): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') {
    change();
  } else {
    afterPaint(() => {
      const { ready } = document.startViewTransition(() => flushSync(change));
      // A following transition skips this one and rejects its promise.
      ready.catch(() => {});
    });
  }
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
