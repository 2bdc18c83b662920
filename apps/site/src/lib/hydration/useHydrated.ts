import { useEffect } from 'react';
import type { HydratedPart } from './startup';

/** Tells the head script that a part is hydrated: it replays what was pressed or chosen before. */
export function useHydrated(part: HydratedPart): void {
  useEffect(() => window.startup?.hydrated(part), [part]);
}
