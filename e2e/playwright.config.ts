import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';

const ROOT = join(import.meta.dirname, '..');
/** Set by the global setup; the workers read this file again. */
const { VISITORS_ORIGIN, ADMINS_ORIGIN } = process.env;

export default defineConfig({
  testDir: 'specs',
  testMatch: '*.spec.ts',
  globalSetup: './support/startServers.ts',
  outputDir: join(ROOT, 'test-results/end-to-end'),
  fullyParallel: true,
  // One more than two cores, since each journey waits now and then.
  workers: 3,
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
    launchOptions: await launchOptions(),
  },
  projects: [
    {
      name: 'visitors',
      testIgnore: 'admin*.spec.ts',
      use: { baseURL: VISITORS_ORIGIN },
    },
    {
      name: 'admins',
      testMatch: 'admin*.spec.ts',
      use: { baseURL: ADMINS_ORIGIN },
    },
  ],
});
