import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';

/** A site of another brand with everything that can be configured; `pnpm test --all` runs it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: join(import.meta.dirname, '../../test-results/variants'),
  // One server for all.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
});
