import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';
import type { Figure } from './figures.ts';

const SERVE = join(import.meta.dirname, 'serve.ts');

/** How a part measures: on a server with these rows, in this browser. */
export interface Site {
  browser: Browser;
  /** Where the browser takes orders from other programs than Playwright. */
  debuggingPort: number;
  /** e.g. `http://localhost:4300` */
  origin: string;
}

export interface Part {
  name: string;
  measure: () => Promise<Figure[]>;
}

/** The rows of the tables: the seed's where nothing is said. */
export interface Rows {
  entries?: number;
  messages?: number;
}

/** Starts a server and a browser for as long as something is measured. */
export async function onSite<Result>(
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
