import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { reloadKeepingFields } from './keepFields';
import { ChunkError, loadChunk } from './loadChunk';

/** Code that is downloaded when it is first needed. */
export interface Chunk {
  /**
   * Starts the download, again where it has failed.
   * @returns undefined when the code is there; the promise rejects with a `ChunkError`
   */
  preload: () => Promise<void> | undefined;
  /** What the last download failed with; undefined while another is under way. */
  failure: () => ChunkError | undefined;
  /** Calls back when `failure` changes, and when the code is there. */
  subscribe: (listener: () => void) => () => void;
}

/** A component whose code is downloaded when it is first rendered or preloaded. */
export type LazyChunk<Props> = LazyExoticComponent<ComponentType<Props>> &
  Chunk & {
    /** The component itself, where its code is there. */
    loaded: () => ComponentType<Props> | undefined;
  };

/**
 * Like `lazy` of React, but a failed download is not an error of the application: the component
 * stays suspended, so that what is on the screen stays there, until a later download succeeds.
 * @param download imports the component
 * @param ready the first download waits for it. Default: nothing
 */
export function lazyChunk<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
  ready?: () => Promise<unknown>,
): LazyChunk<Props> {
  const listeners = new Set<() => void>();
  let component: ComponentType<Props> | undefined;
  let attempt: Promise<void> | undefined;
  let failure: ChunkError | undefined;
  let arrive: (module: { default: ComponentType<Props> }) => void = () => {};
  let giveUp: (error: unknown) => void = () => {};
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve, reject) => {
    arrive = resolve;
    giveUp = reject;
  });

  const setFailure = (next: ChunkError | undefined) => {
    failure = next;
    for (const listener of listeners) listener();
  };
  const run = async () => {
    await ready?.();
    try {
      component = await loadChunk(download);
      arrive({ default: component });
      setFailure(undefined);
    } catch (error) {
      attempt = undefined;
      // Prerendering would wait for ever.
      if (typeof window === 'undefined') giveUp(error);
      else window.addEventListener('online', retry, { once: true });
      setFailure(error instanceof ChunkError ? error : new ChunkError(error, true));
      throw error;
    }
  };
  const preload = () => {
    if (component) return undefined;
    if (failure) setFailure(undefined);
    attempt ??= run();
    return attempt;
  };
  const retry = () => void preload()?.catch(() => {});

  const Lazy = lazy(() => {
    if (!failure) retry();
    return arrival;
  });
  return Object.assign(Lazy, {
    preload,
    loaded: () => component,
    failure: () => failure,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}

/** What the download of one of these chunks has failed with, if one has. */
export function useChunkFailure(chunks: readonly Chunk[]): ChunkError | undefined {
  return useSyncExternalStore(
    (listener) => {
      const leave = chunks.map(({ subscribe }) => subscribe(listener));
      return () => {
        for (const each of leave) each();
      };
    },
    () => chunks.map(({ failure }) => failure()).find(Boolean),
    () => undefined,
  );
}

/** Downloads chunks again. Where that can't help, loads the document again, if the server answers. */
export async function retryChunks(chunks: readonly Chunk[]): Promise<void> {
  try {
    if (chunks.some(({ failure }) => failure()?.lasting)) {
      await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      reloadKeepingFields();
    } else await Promise.all(chunks.map(({ preload }) => preload()));
  } catch {
    // The failure stays, and with it the offer to try again.
  }
}
