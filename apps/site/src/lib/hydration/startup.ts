/** What the head script of a prerendered page offers the application, as `window.startup`. */
interface Startup {
  /** Resolves at the first user interaction. */
  firstInteraction: Promise<Event>;
  /** Gives back text and focus to fields that were rendered anew; before effects read them. */
  restoreFields: () => void;
  /** Marks a part of the page as hydrated, and replays a click and a select change from before. */
  hydrated: (part: HydratedPart) => void;
}

/** `shell`: header and footer; `page`: everything. */
export type HydratedPart = 'shell' | 'page';

declare global {
  interface Window {
    /** Absent in development, which has no prerendered page to hydrate. */
    startup?: Startup;
  }
}

/** Id of the `<script>` with the data of the page's queries as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Keeps lazy images from loading before first paint, while `<html>` has `data-painting`. */
export const PAINTING_CSS = 'html[data-painting] img[loading="lazy"]{display:none}';
