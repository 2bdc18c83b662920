import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { matchScreenshotOptions } from './.storybook/visual/matchScreenshotOptions.ts';
import { legalTextsPlugin } from './apps/site/server/legalTextsPlugin.ts';
import { mutantsDue } from './apps/site/supabase/tests/support/mutantsDue.ts';
import { firefoxPath, webkitPath } from './e2e/browsers/installedBrowsers.ts';
import { chromiumPath, packagedChromium, withOwnFonts } from './e2e/support/chromium.ts';

/** Milliseconds after which something hangs: a busy machine takes minutes for what takes seconds. */
const HANGS = 300_000;
const PATIENCE = {
  testTimeout: HANGS,
  hookTimeout: HANGS,
  expect: { poll: { timeout: HANGS } },
};
/** What is tried outside the workspace, by project; the test command runs the first. */
const CHECKS = {
  packages: ['.ci/packages/packages.check.ts', '.ci/contributingGuide.check.ts'],
  next: ['.ci/packages/next.check.ts'],
  cloudflare: ['.ci/cloudflare.check.ts'],
};
const DATABASE = {
  environment: 'node' as const,
  globalSetup: ['apps/site/supabase/tests/databases.setup.ts'],
  ...PATIENCE,
};
/** Tries the checks of the migrations on migrations with a fault each; needed when either has changed. */
const MUTANTS = 'apps/site/supabase/tests/weakenedMigrations.test.ts';
/** What costs much processor time and rarely breaks: for `pnpm test --all`. */
const SLOW = ['crashRecovery', 'hostedPush', 'databaseTypes', 'messageMailOnDeno'].map(
  (name) => `apps/site/supabase/tests/${name}.test.ts`,
);

/** On Linux the packaged browser, which renders the same on each machine, so pictures compare. */
async function storyBrowser() {
  if (process.platform !== 'linux') return { executablePath: await chromiumPath() };
  const executablePath = await packagedChromium();
  return { executablePath, env: withOwnFonts(executablePath) };
}

/** Whether the command runs a project: those that it names, or all. */
function runs(project: string): boolean {
  const named = process.argv.filter(
    (word, at) => /^--project=/.test(word) || process.argv[at - 1] === '--project',
  );
  return named.length === 0 || named.some((word) => word.includes(project) || /[*!]/.test(word));
}

/** Loads Storybook, which takes longer than many tests. */
async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  const { playwright } = await import('@vitest/browser-playwright');
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      // One page for all files: loading React and Storybook anew for each took most of the time.
      isolate: false,
      setupFiles: ['.storybook/visual/comparePictures.ts'],
      ...PATIENCE,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: HANGS,
        provider: playwright({
          launchOptions: {
            ...(await storyBrowser()),
            args: [
              // Names of other hosts do not resolve.
              '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
              // An edge that is drawn again in part differs by a few pixels from one drawn at once,
              // so that a picture would depend on what had changed beside it before.
              '--disable-partial-raster',
            ],
          },
          contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
        }),
        expect: { toMatchScreenshot: matchScreenshotOptions },
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

// The zone of the tests' viewer: not the site's, and with daylight saving time.
process.env.TZ = 'America/New_York';

export default defineConfig(async () => ({
  test: {
    // By default one core stays idle, which on two cores is half of them.
    maxWorkers: '100%',
    attachmentsDir: 'test-results/attachments',
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin(), legalTextsPlugin],
        test: {
          name: 'unit',
          environment: 'node',
          // They start faster than processes.
          pool: 'threads',
          setupFiles: ['apps/site/testing/unitSetup.ts'],
          // Testing Library then unmounts after each test, so that no timer of a component outlives its window.
          globals: true,
          // What a test replaces is there again for the next one.
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          ...PATIENCE,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/site/{src,server,cloudflare}/**/*.test.{ts,tsx}',
            'apps/cli/*/*.test.ts',
            'mocks/**/*.test.ts',
            '.storybook/**/*.test.ts',
            '.ci/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, '**/*.database.test.ts'],
        },
      },
      {
        test: {
          ...DATABASE,
          name: 'database',
          include: ['apps/site/supabase/**/*.test.ts', 'apps/cli/*/*.database.test.ts'],
          exclude: [MUTANTS, ...SLOW],
          // Each worker loads packages, and compiles the embedded PostgreSQL, once for all its files.
          isolate: false,
        },
      },
      { test: { ...DATABASE, name: 'mutants', include: mutantsDue() ? [MUTANTS] : [] } },
      { test: { ...DATABASE, name: 'slow', include: SLOW } },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['e2e/built/*.test.ts'],
          globalSetup: ['e2e/built/globalSetup.ts'],
          environmentOptions: {
            happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
          },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'browsers',
          environment: 'node',
          include: firefoxPath || webkitPath ? ['e2e/browsers/*.browsers.ts'] : [],
          globalSetup: ['e2e/built/globalSetup.ts'],
        },
      },
      ...Object.entries(CHECKS).map(([name, include]) => ({
        test: {
          name,
          environment: 'node' as const,
          include,
          ...PATIENCE,
        },
      })),
      ...(runs('stories') ? [await stories()] : []),
    ],
  },
}));
