import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/support/chromium.ts';
import { catalogVersion } from './manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'fixtures');
const NAMES = ['model', 'ui'] as const;

type Tarballs = Record<(typeof NAMES)[number], string>;

/** Programs run on the Node that runs the tests. */
const ENVIRONMENT = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  CI: '1',
};

/** Runs a program, with what it wrote in the error when it fails. */
export function run(command: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: ENVIRONMENT,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** A folder outside the workspace, which the caller removes. */
export const outsideFolder = () => mkdtempSync(join(tmpdir(), 'outside-'));

/** Builds both packages and packs what would be published. */
export function packPackages(folder: string): Tarballs {
  run(process.execPath, [join(import.meta.dirname, 'build.ts')], ROOT);
  const pack = (name: string) => {
    const out = join(folder, `${name}.tgz`);
    run('pnpm', ['pack', '--out', out], join(ROOT, 'packages', name));
    return out;
  };
  return { model: pack('model'), ui: pack('ui') };
}

/**
 * A new application, of the workspace's versions so that little is downloaded, with the packed packages installed.
 * @param kind folder of `fixtures` that is copied, with the files that both applications share
 * @param further packages with their versions, beside React
 */
export function createApplication(
  folder: string,
  tarballs: Tarballs,
  kind: 'vite' | 'next',
  further: Record<string, string>,
): string {
  const place = join(folder, kind);
  mkdirSync(place);
  cpSync(join(FIXTURES, kind), place, { recursive: true });
  for (const file of ['Page.tsx', 'Showcase.tsx', 'theme.css']) {
    cpSync(join(FIXTURES, file), join(place, file));
  }
  const shared = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(shared.map((name) => [name, catalogVersion(name)])),
      ...further,
      '@agency/ui': `file:${tarballs.ui}`,
      '@agency/model': `file:${tarballs.model}`,
    },
  };
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest));
  const settings = {
    overrides: { '@agency/model': `file:${tarballs.model}` },
    strictDepBuilds: false,
    verifyDepsBeforeRun: false,
    pmOnFail: 'ignore',
  };
  writeFileSync(join(place, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--prod'], place);
  return place;
}

/** Starts a server and resolves to its address once it answers. */
export async function serve(
  command: string,
  args: readonly string[],
  cwd: string,
  address: string,
): Promise<() => void> {
  const server = spawn(command, args, { cwd, stdio: 'ignore', env: ENVIRONMENT });
  const stop = () => server.kill();
  const deadline = AbortSignal.timeout(30_000);
  while (!deadline.aborted) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return stop;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop();
  throw new Error(`${address} does not answer.`);
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath() });
}

/** What the page of the fixtures shows and does once it is hydrated, and what was complained about. */
export async function visit(browser: Browser, address: string) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // A router drops what it fetches ahead when it no longer needs it.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`${request.url()} failed`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(address);
  const button = page.getByRole('button', { name: /Pressed/ });
  const pressed = page.getByRole('button', { name: 'Pressed 1 times' });
  // Before hydration a press has no effect, so it is repeated.
  while (!(await pressed.isVisible())) await button.click();
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'A dialog' }).waitFor({ state: 'hidden' });
  const look = () =>
    page.evaluate(() => {
      for (const transition of document.getAnimations()) transition.finish();
      const pressed = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Pressed 1 times',
      );
      const style = pressed && getComputedStyle(pressed);
      return {
        button: style?.backgroundColor,
        radius: style?.borderRadius,
        page: getComputedStyle(document.documentElement).backgroundColor,
        font: getComputedStyle(document.body).fontFamily,
      };
    });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
  const light = await look();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const dark = await look();
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.close();
  return { complaints, light, dark, links };
}

export const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
