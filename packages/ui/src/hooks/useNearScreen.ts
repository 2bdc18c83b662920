import { type RefObject, useEffect } from 'react';

/** CSS px below the screen within which an element is near; anywhere above, because a jump may pass it. */
const DISTANCE = 600;
const NEAR = `1000000px 0px ${DISTANCE}px`;

/**
 * Calls back when an element comes near the lower edge of the screen or is above it, and soon where it
 * is near already. It has to stay there for two frames: a list that is being laid out is short for one.
 * @param onNear default: nothing is observed
 */
export function useNearScreen(
  ref: RefObject<Element | null>,
  onNear: (() => void) | undefined,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !onNear) return;
    let frame = 0;
    const check = () => {
      if (element.getBoundingClientRect().top <= window.innerHeight + DISTANCE) onNear();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        cancelAnimationFrame(frame);
        if (!entries.at(-1)?.isIntersecting) return;
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(check);
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [ref, onNear]);
}
