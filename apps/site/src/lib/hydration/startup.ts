/** What the head script, the prerendered pages and the application know of one another. */
interface Startup {
  /** Resolves at the first user interaction. */
  firstInteraction: Promise<Event>;
  /** Says that a part of the page is hydrated, and replays a click and a choice that it missed. */
  hydrated: (part: HydratedPart) => void;
}

/** `shell` is header and footer, `page` everything. */
export type HydratedPart = 'shell' | 'page';

declare global {
  interface Window {
    /** Absent in development, which has no prerendered page to hydrate. */
    startup?: Startup;
  }
}

/** Id of the data block that carries the data of the page's queries. */
export const PAGE_DATA_ID = 'page-data';

/** Keeps lazy images from loading before first paint, while `<html>` has `data-painting`. */
export const PAINTING_CSS = 'html[data-painting] img[loading="lazy"]{display:none}';
