import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import packaged from '@sparticuz/chromium';
import manifest from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache');

/**
 * The browser of the end-to-end tests: `CHROMIUM_PATH`, one that Playwright installed, or the
 * packaged one. Pictures are compared in the packaged one only, because others render differently.
 */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const installed = playwright.executablePath();
  return existsSync(installed) ? installed : packagedChromium();
}

/**
 * Other hosts cannot be reached, as on a machine without a network. By this rule and not by a route, which
 * would send every request through the test and switch off the browser's cache.
 */
export const launchOptions = async () => ({
  executablePath: await chromiumPath(),
  args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
});

const FONTS = 'fonts/fonts.conf';

/**
 * Configuration of fontconfig: the packaged fonts and none of the machine's, also when the folder is moved. A
 * relative cache would be one of the working directory.
 */
const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${join(folder, 'fonts/cache')}</cachedir>
</fontconfig>
`;

/** Environment variables with which the packaged browser uses its own fonts only. */
export const withOwnFonts = (executable: string) => ({
  ...process.env,
  FONTCONFIG_FILE: join(dirname(executable), FONTS),
});

/** Unpacks the packaged browser once. The rename keeps partial copies from parallel processes. */
export async function packagedChromium(): Promise<string> {
  const version = manifest.devDependencies['@sparticuz/chromium'];
  const folder = join(CACHE, `chromium-${version}`);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(CACHE, { recursive: true });
  const unpacking = mkdtempSync(join(CACHE, 'unpacking-'));
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpacking;
  try {
    await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(unpacking, FONTS), fontConfig(folder));
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    if (!existsSync(executable)) throw error;
    rmSync(unpacking, { recursive: true, force: true });
  }
  return executable;
}
