import { applyTheme, themeIn } from '../lib/applyTheme';
import type { HydratedPart } from '../lib/hydration/startup';

/**
 * The script in the head of a prerendered page. It sets the chosen theme, lets the browser paint first,
 * loads the application when the page is idle or at the first user interaction, and replays the click and the
 * choice that came before hydration.
 */

/** Milliseconds that the browser may stay busy with other things. */
const LATEST_IDLE = 2000;
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

const { modules = '', eager } = document.currentScript?.dataset ?? {};
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
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve();
  root.dataset.painting = '';
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    delete root.dataset.painting;
    resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** The last event of each type that came before its target was hydrated. */
const missed = new Map<string, { event: Event; target: Element; replay: () => void }>();

const isHydrated = (element: Element) =>
  root.dataset.hydrated === 'page' ||
  (root.dataset.hydrated === 'shell' && !element.closest('main'));

function hydrated(part: HydratedPart): void {
  if (root.dataset.hydrated !== 'page') root.dataset.hydrated = part;
  for (const [type, { event, target, replay }] of missed) {
    if (!isHydrated(target)) continue;
    missed.delete(type);
    // React delivers an event itself when its dispatch has hydrated the target.
    if (event.eventPhase === Event.NONE) replay();
  }
}

window.startup = { firstInteraction, hydrated };

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
if (eager !== undefined) void loadApplication();
else if (document.readyState === 'complete') afterLoad();
else window.addEventListener('load', afterLoad);

// Links work by themselves. Enter in a form clicks its submit button as well.
window.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || isHydrated(button)) return;
    missed.set('click', { event, target: button, replay: () => button.click() });
    if (failed) startOver();
  },
  true,
);
// Of the theme. Text fields keep their text until the application reads it.
window.addEventListener(
  'change',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || isHydrated(target)) return;
    const { value } = target;
    const replay = () => {
      // Rendering may have put the stored choice back.
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
    missed.set('change', { event, target, replay });
  },
  true,
);
window.addEventListener(
  'submit',
  (event) => {
    // The browser would send the fields as a query to the page's own URL.
    if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault();
  },
  true,
);
