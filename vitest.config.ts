import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import {
  forceColors,
  picture,
  pretend,
  recordStory,
  stillness,
} from './.storybook/visual/commands.ts';
import { chromiumPath, packagedChromium, withOwnFonts } from './e2e/support/chromium.ts';

/** Milliseconds: some properties are tried on thousands of drawings, also on a busy machine. */
const UNIT_TIMEOUT = 30_000;
/** The embedded database starts in seconds, not milliseconds, and each file has its own. */
const DATABASE_TIMEOUT = 60_000;

/** Pictures are compared on Linux, in the one browser that draws the same on each machine. */
async function browserOfStories() {
  if (process.platform !== 'linux') return { executablePath: await chromiumPath() };
  const executablePath = await packagedChromium();
  return { executablePath, env: withOwnFonts(executablePath) };
}

export default defineConfig(async () => ({
  test: {
    // By default one core stays idle, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: UNIT_TIMEOUT,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/site/{src,server}/**/*.test.{ts,tsx}',
            'mocks/**/*.test.ts',
            '.storybook/**/*.test.ts',
            '.ci/**/*.test.ts',
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
          setupFiles: ['.storybook/visual/setup.ts'],
          globalSetup: ['.storybook/visual/run.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                ...(await browserOfStories()),
                // What is not on this machine does not exist.
                args: [
                  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
                ],
              },
              contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
            }),
            commands: { forceColors, picture, pretend, recordStory, stillness },
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
}));
