import { useEffect, useLayoutEffect } from 'react';

/** `layout`: header and footer; `page`: everything. */
export type HydratedArea = 'layout' | 'page';

/** Tells the hydration script what is hydrated: it restores what was typed, and replays what was pressed or chosen before. */
export function useReportHydrated(area: HydratedArea): void {
  useLayoutEffect(() => window.hydration?.restoreFields(), []);
  useEffect(() => window.hydration?.hydrated(area), [area]);
}
