import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { projects: _, ...shared } = journeys;

/** A site of another brand with everything that can be configured; `pnpm test --all` runs it. */
export default defineConfig({
  ...shared,
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: join(import.meta.dirname, '../../test-results/second-brand'),
  // One server for all.
  workers: 1,
});
