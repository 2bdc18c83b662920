/** Prefix of the console messages that report a lost focus. */
export const LOSS = 'The focus fell to the body from';

/**
 * Runs in the page. Reports every loss of the focus to the console: an element had it, and afterwards
 * the body has, without a press of Tab or of an empty place.
 */
export function reportLosses(prefix: string): void {
  /** Frames in which a component may still move the focus, e.g. after a dialog has closed. */
  const PATIENCE = 10;
  const FOCUSABLE = 'a[href], button, input, textarea, select, summary, label, iframe, [tabindex]';
  let holder: Element | null = null;
  let isChecking = false;

  const isLost = () =>
    holder !== null &&
    document.activeElement === document.body &&
    // A test that emulates print hides controls that keep the focus on the screen.
    !window.matchMedia('print').matches;
  const frame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));
  const check = async () => {
    if (isChecking || !isLost()) return;
    isChecking = true;
    for (let frames = 0; frames < PATIENCE && isLost(); frames += 1) await frame();
    isChecking = false;
    if (!isLost()) return;
    console.debug(prefix, holder?.outerHTML.slice(0, 200));
    holder = null;
  };

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, handle, true);
  listen('focusin', ({ target }) => {
    holder = target instanceof Element && target !== document.body ? target : null;
  });
  listen('focusout', () => queueMicrotask(check));
  listen('keydown', ({ key }) => {
    // At the page's end, Tab moves on to the browser's own controls.
    if (key === 'Tab') holder = null;
  });
  listen('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(FOCUSABLE)) holder = null;
  });
  // Removing the focused element fires no event.
  new MutationObserver(() => check()).observe(document, { childList: true, subtree: true });
}
