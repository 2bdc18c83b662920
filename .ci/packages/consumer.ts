import { execSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, expect, vi } from 'vitest';
import { chromiumPath } from '../../e2e/support/chromium.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Programs are the workspace's, and run on the Node that runs the tests. */
const PATH = [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env.PATH];
const env = {
  ...process.env,
  PATH: PATH.join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  CI: '1',
};

/** Runs a command. @returns its output, which the error has as well when it fails */
export const run = (command: string, cwd: string): string =>
  execSync(command, { cwd, encoding: 'utf8', stdio: 'pipe', env });

/** Makes a folder outside the workspace for the tests of a file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds both packages and packs what would be published: `model.tgz` and `ui.tgz`. */
export function packPackages(folder: string): void {
  run('node .ci/buildPackages.ts', ROOT);
  for (const name of ['model', 'ui']) {
    run(`pnpm pack --out ${folder}/${name}.tgz`, join(ROOT, 'packages', name));
  }
}

/**
 * Makes an application, of the workspace's versions so that little is downloaded, with the packed packages
 * and with the theme and the links of their guide.
 * @param folder where they were packed
 * @param further packages with their versions, beside React
 */
export function createApplication(folder: string, further: Record<string, string>): string {
  const place = join(folder, 'application');
  const write = (file: string, text = '') => writeFileSync(join(place, file), text);
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  cpSync(join(import.meta.dirname, 'fixtures'), place, { recursive: true });
  const examples = read('packages/ui/README.md').matchAll(/^```(?:css|tsx)\n([\s\S]*?)^```$/gm);
  const [, theme, links] = [...examples].map(([, text]) => text);
  write('theme.css', theme);
  write('Links.jsx', links);
  const shared = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const model = { '@agency/model': `file:${folder}/model.tgz` };
  const ui = { '@agency/ui': `file:${folder}/ui.tgz` };
  const versions = Object.fromEntries(shared.map((name) => [name, 'catalog:']));
  const dependencies = { ...versions, ...further, ...model, ...ui };
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  const settings = read('pnpm-workspace.yaml').replace('strictDepBuilds: true', '');
  write('pnpm-workspace.yaml', `${settings}\noverrides: ${JSON.stringify(model)}\n`);
  run('pnpm install --prefer-offline --no-frozen-lockfile --prod', place);
  return place;
}

/** Starts a server. @returns what stops it */
export async function serve(command: string, cwd: string, url: string): Promise<() => boolean> {
  const [program = '', ...args] = command.split(' ');
  const server = spawn(program, args, { cwd, stdio: 'ignore', env });
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok;
  await vi.waitUntil(answers, { timeout: 30_000, interval: 100 }).catch((cause) => {
    server.kill();
    throw new Error(`${url} does not answer.`, { cause });
  });
  return () => server.kill();
}

/** Expects that the served page was rendered before, hydrates without warnings, and has its theme. */
export async function expectPage(command: string, cwd: string, url: string): Promise<void> {
  const stop = await serve(command, cwd, url);
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    expect(await (await fetch(url)).text()).toContain('தமிழ் heading');
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(url);
    const button = page.getByRole('button', { name: /^Pressed/ });
    // Before hydration a press has no effect, so it is repeated.
    while ((await button.textContent()) !== 'Pressed 1 times') await button.click();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
    const color = () =>
      page
        .locator('main button')
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundColor);
    await expect.poll(color).toBe('rgb(11, 93, 78)');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(color).toBe('rgb(127, 214, 194)');
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    stop();
  }
}
