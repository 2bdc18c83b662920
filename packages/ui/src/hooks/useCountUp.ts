import { useEffect, useState } from 'react';
import { useMediaQuery } from './useMediaQuery';

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Counts once from 0 to `target` along an ease-out curve.
 * @param started counting begins when this becomes true; until then the value is 0
 * @param duration milliseconds
 * @returns the integer to show; `target` at once where reduced motion is preferred
 */
export function useCountUp(target: number, duration: number, started: boolean): number {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const [value, setValue] = useState(0);
  useEffect(() => {
    if (!started || still) return;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - begin) / duration));
      setValue(Math.round(target * easeOut(progress)));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, duration, started, still]);
  return still ? target : value;
}
