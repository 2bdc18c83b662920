import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/**
 * Calls `onEnd` once so many milliseconds have passed in which nothing paused it and the tab was in view.
 */
export function usePausableTimeout(milliseconds: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const hidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || hidden) return undefined;
    // Not `Date`: a device that corrects its clock would close it at once, or hours later.
    const begun = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [paused, hidden]);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
