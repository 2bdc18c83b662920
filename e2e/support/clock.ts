import type { Page } from '@playwright/test';

/** Arbitrary start of the fake clock. */
const START = new Date('2026-11-21T10:00:00+05:30');

/**
 * Installs Playwright's fake clock; call it before the page opens. The clock runs until
 * `pauseClock`. Replaces `AbortSignal.timeout`, because the browser's own ignores the fake clock.
 */
export async function installClock(page: Page, time = START): Promise<void> {
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

/** Pauses the fake clock: from here on only `page.clock.runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
