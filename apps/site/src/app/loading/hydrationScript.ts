import { applyTheme, themeIn } from '../../lib/applyTheme';
import type { HydratedArea } from '../../lib/useReportHydrated';

/**
 * The script in the head of a prerendered page. It sets the chosen theme, lets the browser paint first,
 * loads the application when the page is idle or at the first user interaction, and replays the click and the
 * choice that came before hydration.
 */

declare global {
  interface Window {
    /** Absent in development, which has no prerendered page to hydrate. */
    hydration?: {
      /** Resolves at the first user interaction. */
      firstInteraction: Promise<Event>;
      /** Gives back text and focus to fields that were rendered anew. Called before the effects that read fields. */
      restoreFields: () => void;
      /** Marks an area as hydrated, and replays a click and a select change from before. */
      hydrated: (area: HydratedArea) => void;
    };
  }
}

/** Milliseconds that the browser may stay busy with other things. */
const LATEST_IDLE = 2000;
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

/** As `pageDocument` writes them: URLs of the page's modules, and whether they are loaded before it is idle. */
const { modules = '', now: loadsNow } = document.currentScript?.dataset ?? {};
const root = document.documentElement;

// Before the first paint, so that the page doesn't flash in the wrong theme.
try {
  applyTheme(themeIn(localStorage));
} catch {
  // The browser blocks storage: it stays with the theme of the device.
}

let interact = (_: Event) => {};
const firstInteraction = new Promise<Event>((resolve) => {
  interact = resolve;
});

/** Resolves after first paint; nothing else may use network or CPU before. */
const painted = new Promise<void>((resolve) => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return resolve();
  root.dataset.painting = '';
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    delete root.dataset.painting;
    resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** The last event of each type that came before its target was hydrated. */
const missed = new Map<string, { event: Event; inMain: boolean; replay: () => void }>();

const isInMain = (element: Element) => element.closest('main') !== null;
const isHydrated = (inMain: boolean) =>
  root.dataset.hydrated === 'page' || (root.dataset.hydrated === 'layout' && !inMain);

/**
 * An element of the prerendered page, or what has taken its place: React renders anew what differs from what was
 * prerendered, as on a page that is translated or that an extension has added to.
 * @returns undefined while there is neither
 */
function replaceable<Kind extends Element>(element: Kind): () => Kind | undefined {
  const alike = document.getElementsByClassName(element.className);
  const index = [...alike].indexOf(element);
  return () => (element.isConnected ? element : (alike[index] as Kind | undefined));
}

type Field = HTMLInputElement | HTMLTextAreaElement;
/** The prerendered text fields; one that was replaced still has its text. */
let fields: { early: Field; now: () => Field | undefined }[] = [];
let focused: EventTarget | null = null;

function restoreFields(): void {
  fields = fields.filter(({ early, now }) => {
    const field = now();
    if (!field || field === early) return true;
    const { prototype } =
      early instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    if (early.value !== field.value) {
      // The element's own `value` would hide the change from React.
      Reflect.set(prototype, 'value', early.value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focused === early && document.activeElement === document.body) {
      field.focus({ preventScroll: true });
      if (early.type !== 'email') field.setSelectionRange(early.selectionStart, early.selectionEnd);
    }
    return false;
  });
}

function hydrated(area: HydratedArea): void {
  if (root.dataset.hydrated !== 'page') root.dataset.hydrated = area;
  for (const [type, { event, inMain, replay }] of missed) {
    if (!isHydrated(inMain)) continue;
    missed.delete(type);
    // Not an event that is still on its way: it has hydrated its target, and React delivers it.
    if (event.eventPhase === Event.NONE) replay();
  }
}

window.hydration = { firstInteraction, restoreFields, hydrated };

let begun = false;
let failed = false;

/** Loads the document again, unless that would show the browser's error page in its place. */
const startOver = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => {},
  );

async function loadApplication() {
  if (begun) return;
  begun = true;
  try {
    // The first interaction may come while the document is still arriving.
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    fields = [...document.querySelectorAll<Field>('main input, main textarea')].map((early) => ({
      early,
      now: replaceable(early),
    }));
    const [application, ...chunks] = modules
      .split(' ')
      .map((url) => import(/* @vite-ignore */ url));
    // The application itself deals with a chunk that could not be downloaded.
    for (const chunk of chunks) chunk.catch(() => {});
    await application;
  } catch {
    // A document never retries the download of a module that has failed.
    failed = true;
    window.addEventListener('online', startOver);
  }
}

for (const interaction of INTERACTIONS) {
  window.addEventListener(
    interaction,
    (event) => {
      if (interaction === 'focusin') focused = event.target;
      interact(event);
      void loadApplication();
    },
    { capture: true, passive: true },
  );
}

const loadWhenIdle = () => {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(loadApplication, { timeout: LATEST_IDLE });
  } else setTimeout(loadApplication, 1);
};
const afterLoad = () => void painted.then(loadWhenIdle);
if (loadsNow !== undefined) void loadApplication();
else if (document.readyState === 'complete') afterLoad();
else window.addEventListener('load', afterLoad);

// Links work by themselves. Enter in a form clicks its submit button as well.
window.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || isHydrated(isInMain(button))) return;
    const now = replaceable(button);
    missed.set('click', { event, inMain: isInMain(button), replay: () => now()?.click() });
    if (failed) startOver();
  },
  true,
);
// Of the theme. Text fields keep their text until the application reads it.
window.addEventListener(
  'change',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || isHydrated(isInMain(target))) return;
    const { value } = target;
    const now = replaceable(target);
    const replay = () => {
      const select = now();
      if (!select) return;
      // Rendering may have put the stored choice back.
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    missed.set('change', { event, inMain: isInMain(target), replay });
  },
  true,
);
window.addEventListener(
  'submit',
  (event) => {
    // The browser would send the fields as a query to the page's own URL.
    if (event.target instanceof Element && !isHydrated(isInMain(event.target)))
      event.preventDefault();
  },
  true,
);
