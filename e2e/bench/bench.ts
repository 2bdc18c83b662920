import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';
import type { Figure } from './figures.ts';

const SERVE = join(import.meta.dirname, 'serve.ts');

/** The browser and the preview server that a part measures with. */
export interface Site {
  browser: Browser;
  /** Remote debugging port of the browser, for Lighthouse. */
  debuggingPort: number;
  /** e.g. `http://localhost:4300` */
  origin: string;
}

/** A group of figures, which a command line argument selects by name. */
export interface Part {
  name: string;
  measure: () => Promise<Figure[]>;
}

/** Number of rows per table; the rows of the seed by default. */
export interface Rows {
  messages?: number;
}

/** Starts a preview server and a browser, and stops both when `measure` settles. */
export async function withSite<Result>(
  rows: Rows,
  measure: (site: Site) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const server = startServer({
    port,
    command: [
      process.execPath,
      SERVE,
      ...Object.entries(rows).map(([table, count]) => `--${table}=${count}`),
    ],
  });
  try {
    if (!(await server.started)) throw new Error(`The server did not start.\n${server.output()}`);
    const debuggingPort = await freePort();
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [`--remote-debugging-port=${debuggingPort}`],
    });
    try {
      return await measure({ browser, debuggingPort, origin: `http://localhost:${port}` });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
