import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.ts';

/**
 * Each project has its own server and database, so that admins' rows don't reach visitors' tests.
 * The ports are chosen once; the workers, which read this file again, inherit them.
 */
process.env.E2E_PORTS ??= (await freePorts(2)).join();
const [visitors, admins] = process.env.E2E_PORTS.split(',');
const ROOT = join(import.meta.dirname, '..');

/** Ports that nothing listens on; all are held until the last one is found, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

export default defineConfig({
  testDir: 'specs',
  testMatch: '*.spec.ts',
  outputDir: join(ROOT, 'test-results/end-to-end'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Milliseconds: journeys on a busy machine.
  timeout: 60_000,
  reporter: 'list',
  expect: {
    // On a busy machine the default of 5 s is too short; what has to be fast is the bench's concern.
    timeout: 15_000,
    toMatchAriaSnapshot: {
      pathTemplate: '{testDir}/../screens/{arg}{ext}',
      children: 'deep-equal',
    },
  },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests about motion ask for it.
    reducedMotion: 'reduce',
    // A trace costs a third of the run's processor time: `--trace on` records one for a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await chromiumPath() },
  },
  projects: [
    {
      name: 'visitors',
      testIgnore: 'admin*.spec.ts',
      use: { baseURL: `http://localhost:${visitors}` },
    },
    {
      name: 'admins',
      testMatch: 'admin*.spec.ts',
      use: { baseURL: `http://localhost:${admins}` },
    },
  ],
  webServer: [visitors, admins].map((port) => ({
    // The built site with a seeded in-memory database.
    command: 'pnpm preview',
    cwd: ROOT,
    env: { PORT: String(port), SUPABASE_DB: 'memory' },
    url: `http://localhost:${port}`,
    timeout: 120_000,
    reuseExistingServer: false,
  })),
});
