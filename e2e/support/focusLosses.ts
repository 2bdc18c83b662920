import type { BrowserContext, Page } from '@playwright/test';

/** Prefix of the console messages that report a lost focus. */
const LOSS = 'The focus fell to the body from';

/**
 * Collects every loss of the focus in a context's pages: an element had it, and afterwards the body has,
 * without a press of Tab or of an empty place. The list fills while the test runs.
 */
export async function watchFocus(context: BrowserContext): Promise<string[]> {
  const losses: string[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(LOSS)) losses.push(message.text());
  });
  await context.addInitScript(reportLosses, LOSS);
  return losses;
}

/** Waits until the page has reported a loss that its last action may have caused. */
export async function settleFocus(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page
    .evaluate(() => (window as { focusSettled?: () => Promise<unknown> }).focusSettled?.())
    // The page may be navigating, or a test may have replaced its document.
    .catch(() => undefined);
}

/** Runs in the page. */
function reportLosses(prefix: string): void {
  /** Frames in which a component may still move the focus, e.g. after a dialog has closed. */
  const PATIENCE = 10;
  const FOCUSABLE = 'a[href], button, input, textarea, select, summary, label, iframe, [tabindex]';
  /** Milliseconds; frames don't come while a test has paused the page's clock. */
  const LONGEST_CHECK = 1000;
  const { setTimeout } = window;
  let holder: Element | null = null;
  let checking: Promise<void> | undefined;

  const isLost = () =>
    holder !== null &&
    document.activeElement === document.body &&
    // A test that emulates print hides controls that keep the focus on the screen.
    !window.matchMedia('print').matches;
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  const check = async () => {
    for (let frames = 0; frames < PATIENCE && isLost(); frames += 1) await frame();
    checking = undefined;
    if (!isLost()) return;
    console.debug(prefix, holder?.outerHTML.slice(0, 200));
    holder = null;
  };
  const checkSoon = () => {
    if (isLost()) checking ??= check();
  };

  window.addEventListener(
    'focusin',
    ({ target }) => {
      holder = target instanceof Element && target !== document.body ? target : null;
    },
    true,
  );
  window.addEventListener('focusout', () => queueMicrotask(checkSoon), true);
  window.addEventListener(
    'keydown',
    ({ key }) => {
      // At the page's end, Tab moves on to the browser's own controls.
      if (key === 'Tab') holder = null;
    },
    true,
  );
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && !target.closest(FOCUSABLE)) holder = null;
    },
    true,
  );
  // Removing the focused element fires no event.
  new MutationObserver(checkSoon).observe(document, { childList: true, subtree: true });

  Object.assign(window, {
    focusSettled: () =>
      checking && Promise.race([checking, new Promise((end) => setTimeout(end, LONGEST_CHECK))]),
  });
}
