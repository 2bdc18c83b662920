import { useEffect } from 'react';

/** Code that can be downloaded before it is needed. */
export interface Preloadable {
  /** Downloads the code. What has failed fails as long as the document lives: it may lack styles. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
}

const INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Downloads a component at the first input, so that it is there when it is asked for. */
export function usePreloaded({ preload }: Preloadable): void {
  useEffect(() => {
    const leaving = new AbortController();
    const begin = () => {
      leaving.abort();
      preload().catch(() => {});
    };
    for (const input of INPUTS) window.addEventListener(input, begin, { signal: leaving.signal });
    return () => leaving.abort();
  }, [preload]);
}
