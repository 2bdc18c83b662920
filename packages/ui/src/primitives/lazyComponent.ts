import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useSyncExternalStore,
} from 'react';

/** Milliseconds after which code that neither arrives nor fails is missing. */
const TIME_LIMIT = 10_000;

/** Code that can be downloaded before it is needed. */
export interface Preloadable {
  /** Downloads the code. What has failed fails as long as the document lives: it may lack styles. */
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/** A component whose code is downloaded when it is first rendered or preloaded. */
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & Preloadable;

interface LazyComponentOptions {
  /** Rendering waits for it before it downloads. Default: nothing. */
  after?: () => Promise<unknown>;
  /** The parent shows that it is missing, so `useLoadFailed()` leaves it out. Default: false. */
  shownByParent?: boolean;
}

/** Components that are rendered without their code, and whether their parents show that. */
const missing = new Map<Preloadable, boolean>();
const listeners = new Set<() => void>();

/**
 * `lazy` of React, with two differences. What was preloaded renders at once. What can't be
 * downloaded stays suspended: an error would replace prerendered markup and what is typed in it.
 * @param load imports the component
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { after, shownByParent = false }: LazyComponentOptions = {},
): LazyComponent<Props> {
  type Module = { default: ComponentType<Props> };
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const download = async () => {
    module = { default: await load() };
    return module;
  };
  const preload = () => (loading ??= download());
  const setMissing = (isMissing: boolean) => {
    if (isMissing) missing.set(component, shownByParent);
    else missing.delete(component);
    for (const listener of listeners) listener();
  };
  const arrive = async (): Promise<Module> => {
    await after?.();
    if (typeof window === 'undefined') return preload();
    const timer = setTimeout(setMissing, TIME_LIMIT, true);
    try {
      const arrived = await preload();
      setMissing(false);
      return arrived;
    } catch {
      setMissing(true);
      return new Promise(() => {});
    } finally {
      clearTimeout(timer);
    }
  };
  // React reads a thenable that calls back at once without suspending.
  const component = Object.assign(
    lazy(() => (module ? atOnce(module) : arrive())),
    { preload, isLoaded: () => module !== undefined },
  );
  return component;
}

/**
 * Whether a component that is rendered could not be downloaded.
 * @param component default: any whose parent does not show it
 */
export function useLoadFailed(component?: Preloadable): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (component ? missing.has(component) : [...missing.values()].includes(false)),
    () => false,
  );
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

const atOnce = <Module>(module: Module) =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: the shortest promise that has its value already
    then: (take: (it: Module) => void) => take(module),
  }) as Promise<Module>;
