import type { Page } from '@playwright/test';

/** Any moment: figures that depend on time count from here. */
const MOMENT = new Date('2026-11-21T10:00:00+05:30');

/**
 * Puts the page's time into the test's hands, before the page opens. It runs until
 * `page.clock.pauseAt` or `runFor` say otherwise. A request's time-out runs with it: the browser's
 * own `AbortSignal.timeout` would not.
 */
export async function takeClock(page: Page, time = MOMENT): Promise<void> {
  await page.clock.install({ time });
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      const expire = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'));
      setTimeout(expire, milliseconds);
      return controller.signal;
    };
  });
}

/** Stops the page's time. It is moved by `page.clock.runFor` alone from here. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
