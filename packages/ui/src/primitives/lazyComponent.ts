import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { setLazyLoadFailed } from '../hooks/useLazyLoadFailed';
import type { Preloadable } from '../hooks/usePreloaded';

/** Milliseconds after which code that neither arrives nor fails is missing. */
const TIME_LIMIT = 10_000;

/** A component whose code is downloaded when it is first rendered or preloaded. */
export type LazyComponent<Props> = LazyExoticComponent<ComponentType<Props>> & Preloadable;

interface LazyComponentOptions {
  /** Rendering waits for it before it downloads. Default: nothing. */
  after?: () => Promise<unknown>;
  /** The parent shows that it is missing, so `useLazyLoadFailed()` leaves it out. Default: false. */
  shownByParent?: boolean;
}

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
  const setMissing = (isMissing: boolean) => setLazyLoadFailed(component, isMissing, shownByParent);
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

const atOnce = <Module>(module: Module) =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: the shortest promise that has its value already
    then: (take: (it: Module) => void) => take(module),
  }) as Promise<Module>;
