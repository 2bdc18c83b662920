/**
 * The one script in the head of a built page. It asks for the page's data as soon as something is
 * drawn, downloads the application when the page stands or somebody wants to use it, and keeps what
 * was pressed before.
 */
export interface Start {
  /** The first read of the page's list, until somebody takes it. */
  read: { address: string; answer: Promise<Response> } | undefined;
  /** Settles at the first sign of a visitor's hand. */
  wanted: Promise<void>;
  /** The button that was pressed last. Links work by themselves. */
  pressed?: HTMLElement;
}

declare global {
  interface Window {
    /** Absent in development, where the application starts at once. */
    start?: Start;
  }
}

const READ_TIMEOUT = 10_000;
/** Milliseconds that the browser may stay busy with other things. */
const LATEST_IDLE = 2000;
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll'];

const { read, key = '', modules = '', eager } = document.currentScript?.dataset ?? {};
const root = document.documentElement;

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});
/** Settles when something is on the screen: until then, nothing else may take the line or the processor. */
const drawn = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve();
  // Pictures further down wait as well.
  root.dataset.drawing = '';
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    delete root.dataset.drawing;
    resolve();
  }).observe({ type: 'paint', buffered: true });
});
const start: Start = { read: read === undefined ? undefined : ask(read), wanted };
window.start = start;

function ask(address: string) {
  const answer = drawn.then(() =>
    fetch(address, {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(READ_TIMEOUT),
    }),
  );
  // Whoever takes the answer hears of its failure.
  answer.catch(() => {});
  return { address, answer };
}

let begun = false;
let failed = false;
const startOver = () => location.reload();

async function begin() {
  if (begun) return;
  begun = true;
  try {
    // A sign may come while the page is still arriving.
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    }
    await Promise.all(modules.split(' ').map((address) => import(/* @vite-ignore */ address)));
  } catch {
    // Within one page, browsers do not try again to download what has failed.
    failed = true;
    window.addEventListener('online', startOver);
  }
}

for (const sign of SIGNS) {
  window.addEventListener(
    sign,
    () => {
      want();
      void begin();
    },
    { capture: true, passive: true },
  );
}

const whenIdle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LATEST_IDLE });
  else setTimeout(begin, 1);
};
const whenDrawn = () => void drawn.then(whenIdle);
if (eager !== undefined) void begin();
else if (document.readyState === 'complete') whenDrawn();
else window.addEventListener('load', whenDrawn);

window.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    start.pressed = button;
    if (failed && root.dataset.live === undefined) startOver();
  },
  true,
);
// What could not answer before does so now.
window.addEventListener('live', () => start.pressed?.click(), { once: true });
