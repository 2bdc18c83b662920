import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Arbitrary start of the fake clock. */
const START = new Date('2026-11-21T10:00:00+05:30');

/**
 * Installs Playwright's fake clock; call it before the page opens. The clock runs until
 * `pauseClock`. Replaces `AbortSignal.timeout`, because the browser's own ignores the fake clock.
 */
export async function installClock(page: Page, time = START): Promise<void> {
  watchRequests(page);
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

/** Requests of a page that are under way. */
const underWay = new WeakMap<Page, Set<Request>>();
const unanswered = new WeakSet<Request>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) requests.clear();
  });
}

/** Leaves a request without an answer, so that it times out by the clock. */
export function neverAnswer(route: Route): void {
  unanswered.add(route.request());
}

/**
 * Advances an installed clock by steps of 2 s until something is the case. On a busy machine, requests
 * would time out by that clock before they are answered: it stands still while any is under way.
 * @param isMet looks once, without waiting
 */
export const advanceClockUntil = (page: Page, isMet: () => boolean | Promise<boolean>) =>
  expect
    .poll(
      async () => {
        if (await isMet()) return true;
        const waits = [...(underWay.get(page) ?? [])].some((request) => !unanswered.has(request));
        if (!waits) await page.clock.runFor(2000);
        return isMet();
      },
      { intervals: [20] },
    )
    .toBe(true);
