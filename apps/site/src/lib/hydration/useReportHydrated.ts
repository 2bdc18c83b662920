import { useEffect, useLayoutEffect } from 'react';
import type { HydratedPart } from './startup';

/** Tells the head script that a part is hydrated: it restores what was typed and replays what was pressed or chosen before. */
export function useReportHydrated(part: HydratedPart): void {
  useLayoutEffect(() => window.startup?.restoreFields(), []);
  useEffect(() => window.startup?.hydrated(part), [part]);
}
