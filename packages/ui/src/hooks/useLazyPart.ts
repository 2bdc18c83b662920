import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { LazyChunk } from './lazyChunk';

const INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A part of a screen that is downloaded at the first input, so that it is there when it is asked for. It
 * doesn't suspend, because React shows what was suspended up to 300 ms late.
 * @param needed whether the part is to be rendered
 * @returns the component, once it was needed and is there
 */
export function useLazyPart<Props>(
  part: LazyChunk<Props>,
  needed: boolean,
): ComponentType<Props> | undefined {
  const [ever, setEver] = useState(needed);
  if (needed && !ever) setEver(true);
  const loaded = useSyncExternalStore(part.subscribe, part.loaded, part.loaded);
  useEffect(() => {
    const preload = () => {
      for (const input of INPUTS) window.removeEventListener(input, preload);
      void part.preload()?.catch(() => {});
    };
    if (needed) preload();
    else for (const input of INPUTS) window.addEventListener(input, preload);
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, preload);
    };
  }, [part, needed]);
  return ever ? loaded : undefined;
}
