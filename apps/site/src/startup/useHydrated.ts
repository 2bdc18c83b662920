import { useEffect } from 'react';
import type { HydratedPart } from './contract';

/** Tells the head script that a part is hydrated: it replays a click that came before. */
export function useHydrated(part: HydratedPart): void {
  useEffect(() => window.startup?.hydrated(part), [part]);
}
