import { useEffect } from 'react';
import type { HydratedPart } from './contract';

/** Tells the head script that a part of the page is hydrated: it replays what was clicked before. */
export function useHydrated(part: HydratedPart): void {
  useEffect(() => window.startup?.hydrated(part), [part]);
}
