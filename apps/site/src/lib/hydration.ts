import { useEffect, useLayoutEffect } from 'react';

/** What the head script of a prerendered page offers the application, as `window.hydration`. */
interface Hydration {
  /** Resolves at the first user interaction. */
  firstInteraction: Promise<Event>;
  /** Gives back text and focus to fields that were rendered anew. Called before the effects that read fields. */
  restoreFields: () => void;
  /** Marks an area as hydrated, and replays a click and a select change from before. */
  hydrated: (area: HydratedArea) => void;
}

/** `layout`: header and footer; `page`: everything. */
export type HydratedArea = 'layout' | 'page';

declare global {
  interface Window {
    /** Absent in development, which has no prerendered page to hydrate. */
    hydration?: Hydration;
  }
}

/** Id of the `<script>` with the page's data as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** What the build read for a page, by the keys of its queries. */
export type PageData = [key: readonly unknown[], data: unknown][];

/** Keeps lazy images from loading before first paint, while `<html>` has `data-painting`. */
export const PAINTING_CSS = 'html[data-painting] img[loading="lazy"]{display:none}';

/** Resolves, on a prerendered page, at the first user interaction; anywhere else at once, to undefined. */
export async function firstInteraction(): Promise<Event | undefined> {
  return globalThis.window?.hydration?.firstInteraction;
}

/** Tells the head script what is hydrated: it restores what was typed, and replays what was pressed or chosen before. */
export function useReportHydrated(area: HydratedArea): void {
  useLayoutEffect(() => window.hydration?.restoreFields(), []);
  useEffect(() => window.hydration?.hydrated(area), [area]);
}
