import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { packagedChromium } from './e2e/chromium.ts';

/** The embedded database starts in seconds, not milliseconds, and each file has its own. */
const DATABASE_TIMEOUT = 60_000;

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/site/{src,server}/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['apps/site/supabase/**/*.test.ts'],
          testTimeout: DATABASE_TIMEOUT,
          hookTimeout: DATABASE_TIMEOUT,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: await packagedChromium() } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
}));
