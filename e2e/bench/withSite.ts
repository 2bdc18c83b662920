import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';

/** The phone of Lighthouse's mobile preset. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The browser and the preview server that a part measures with. */
export interface Site {
  browser: Browser;
  /** Remote debugging port of the browser, for Lighthouse. */
  debuggingPort: number;
  /** e.g. `http://localhost:4300` */
  origin: string;
}

/** The server with a database of its own. @param MESSAGES how many it holds; default: those of the seed */
export const seeded = (MESSAGES = '') => ({
  script: [join(import.meta.dirname, 'benchServer.ts')],
  env: { SUPABASE_DB: 'memory', MESSAGES },
});

/** Starts a preview server and a browser, and stops both when `measure` settles. */
export async function withSite<Result>(
  options: Parameters<typeof startServer>[0],
  measure: (site: Site) => Promise<Result>,
): Promise<Result> {
  const server = startServer(options);
  try {
    if (!(await server.started)) throw new Error(`The server did not start.\n${server.output()}`);
    const debuggingPort = await freePort();
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [`--remote-debugging-port=${debuggingPort}`],
    });
    try {
      return await measure({ browser, debuggingPort, origin: server.origin() });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
