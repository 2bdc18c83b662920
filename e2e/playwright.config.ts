import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

const PORT = 4188;
const ROOT = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(ROOT, 'test-results/end-to-end'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await chromiumPath() },
  },
  webServer: {
    // The built site over a fresh, seeded database that ends with the run.
    command: 'pnpm preview',
    cwd: ROOT,
    env: { PORT: String(PORT), SUPABASE_DB: 'memory' },
    url: `http://localhost:${PORT}`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
