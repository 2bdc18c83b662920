import type { Browser, CDPSession, Page } from '@playwright/test';

/** Screen, CPU and network (slow 4G) of the phone in Lighthouse's mobile preset. */
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/**
 * Opens a blank page that emulates a slow phone, and closes it when `measure` settles.
 * @param slowdown how many times slower its CPU is than this machine's; default: 4
 */
export async function withPhone<Result>(
  { browser, origin }: { browser: Browser; origin: string },
  { slowNetwork, slowdown = CPU_SLOWDOWN }: { slowNetwork: boolean; slowdown?: number },
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-IN', ...SCREEN });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (slowNetwork) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', NETWORK);
    }
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}
