import { duration, easing } from '../tokens/motion';

/** Animates a new element from the place and size of `origin`, unless reduced motion is preferred. */
export function growFrom(origin: Element, element: HTMLElement): void {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const seen = from.bottom > 0 && from.top < window.innerHeight && from.width > 0;
  if (!seen || to.width === 0) return;
  const right = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  element.animate(
    [
      {
        opacity: 0,
        transform: `translate(${right}px, ${down}px) scale(${from.width / to.width}, ${from.height / to.height})`,
      },
      { opacity: 1, transform: 'none' },
    ],
    { duration: duration.normal, easing: easing.standard },
  );
}
