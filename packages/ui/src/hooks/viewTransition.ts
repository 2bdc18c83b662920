import { flushSync } from 'react-dom';

/**
 * Changes state inside a view transition, so that elements which stay move to their new place.
 * Without one where the browser lacks them or reduced motion is preferred.
 *
 * The browser's snapshot blocks a frame, so the transition starts after the next paint: the feedback
 * of the press is not delayed. A change may be a promise, which the browser waits for.
 *
 * @param parts what turns into its new look: the page as a whole, or only elements with a name of their
 * own. What turns gets no presses meanwhile: Chromium passes on those on the page, WebKit does not.
 */
export function viewTransition(parts: 'page' | 'named', change: () => unknown): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') {
    change();
  } else {
    afterPaint(() => {
      const root = document.documentElement;
      root.style.viewTransitionName = parts === 'page' ? '' : 'none';
      const { ready } = document.startViewTransition(() => flushSync(change));
      // A following transition skips this one and rejects its promise.
      ready.catch(() => {});
    });
  }
}

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
