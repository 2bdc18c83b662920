import { useSinceHydration } from './useSinceHydration';

/** The year in which the page is read. A prerendered page carries the one in which it was built. */
export function useYear(): number {
  return useSinceHydration(
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  );
}
